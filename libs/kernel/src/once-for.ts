/** A function of an object that is worked out once for it: what one decision asks many times. */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}

/** The same for an object and a name, such as a decision and what it weighs: made once for each pair. */
export function onceForEach<Key extends object, Value>(): (key: Key, name: string, make: () => Value) => Value {
  const namesOf = onceFor((_key: Key) => new Map<string, { readonly value: Value }>());
  return (key, name, make) => {
    const names = namesOf(key);
    const found = names.get(name);
    if (found) return found.value;
    const value = make();
    names.set(name, { value });
    return value;
  };
}
