const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** A time of the day such as `03:30` as minutes after midnight, or `never`; `undefined` for anything else. */
export function readTimeOfDay(text: string): number | 'never' | undefined {
  if (text === 'never') return text;
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
