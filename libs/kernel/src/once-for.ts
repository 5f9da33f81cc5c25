/** A function of an object that is computed once for it: a value that one decision uses many times. */
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

/** The same for an object and a name, such as a decision and its criterion: computed once for each pair. */
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
