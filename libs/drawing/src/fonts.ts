/** The faces of pictures; `news` is what newspapers are set in. */
export type Face = 'serif' | 'sans' | 'news';

/** Fonts that systems have, best first: a picture carries none and loads none. */
export const fontStacks: Readonly<Record<Face, string>> = {
  serif: "Georgia, Gelasio, 'Iowan Old Style', 'Palatino Linotype', 'Times New Roman', Times, serif",
  news: "'Times New Roman', Times, 'Liberation Serif', 'Nimbus Roman', serif",
  sans: "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'Segoe UI', sans-serif",
};

/** Widths of letters in thousandths of the size, as in the widest font of each stack that is common. */
const letters: Readonly<Record<Face, Readonly<Record<string, number>>>> = {
  serif: table(
    'a504b560c454d574e484f325g510h582i293j291k535l287m880n591o539p571q560r410s432t346u576v497w738x504y493z443',
    'A671B654C642D750E653F600G726H815I390J518K695L602M927N767O744P610Q744R702S561T618U757V666W977X710Y615Z602',
    ' 241.270,270:313;313!331?479\'215"412-374(375)375/469&710+643*472=643%817#643@967’226‘226“412”412«565»565·270',
    '…808–500—856−643×643→1000',
  ),
  news: table(
    'a444b500c444d500e444f333g500h500i278j278k500l278m778n500o500p500q500r333s389t278u500v500w722x500y500z444',
    'A722B667C667D722E611F556G722H722I333J389K722L611M889N722O722P556Q722R667S556T611U722V722W944X722Y722Z611',
    ' 250.250,250:278;278!333?444\'180"408-333(333)333/278&778+564*500=564%833#500@921’333‘333“444”444«500»500·250',
    '…1000–500—1000−564×564→1000',
  ),
  sans: table(
    'a556b556c500d556e556f278g556h556i222j222k500l222m833n556o556p556q556r333s500t278u556v500w722x500y500z500',
    'A667B667C722D722E667F611G778H722I278J500K667L556M833N722O778P667Q778R722S667T611U722V667W944X667Y667Z611',
    ' 278.278,278:278;278!278?556\'191"355-333(333)333/278&667+584*389=584%889#556@1015’222‘222“333”333«556»556·278',
    '…1000–556—1000−584×584→1000',
  ),
};

const DIGIT: Readonly<Record<Face, number>> = { serif: 613, news: 500, sans: 556 };
const UNKNOWN: Readonly<Record<Face, number>> = { serif: 700, news: 700, sans: 700 };
const WIDE = 1000;

/** The width of one character in thousandths of the size. An accented letter is as wide as its letter. */
export function letterWidth(face: Face, character: string): number {
  if (character >= '0' && character <= '9') return DIGIT[face];
  if (character === '\u00A0' || character === '\u202F') return letters[face][' '] ?? 250;
  const known = letters[face][character] ?? letters[face][character.normalize('NFD').charAt(0)];
  if (known !== undefined) return known;
  return (character.codePointAt(0) ?? 0) > 0x2e80 ? WIDE : UNKNOWN[face];
}

function table(...lines: readonly string[]): Readonly<Record<string, number>> {
  const found = lines.flatMap((line) => [...line.matchAll(/(\D)(\d+)/gu)]);
  return Object.fromEntries(found.map(([, character = '', width]) => [character, Number(width)]));
}
