/** `[when, cost, limit] — body.`, with a capital first letter (CARD-32). */
export function sentence(body: string, lead: readonly string[] = []): string {
  const words = lead.length > 0 ? `${lead.join(', ')} — ${body}` : body;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
