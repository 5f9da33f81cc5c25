/** The number of values in a value: itself, and all in its lists and objects. Any depth is allowed. */
export function valuesIn(value: unknown): number {
  const left = [value];
  let count = 0;
  while (left.length > 0) {
    const one = left.pop();
    count += 1;
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) left.push(inner);
  }
  return count;
}
