/** A part of a plan, with the way to replace it. */
export interface Part<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

/** A part that a plan may do without. */
export interface MaybePart<Value> {
  readonly value: Value | null | undefined;
  readonly set: (value: Value | undefined) => void;
}

/** A field of an object. Without a value it is left out: it is as usual then. */
export const fieldOf = <Whole extends object, Name extends keyof Whole>(
  { value, set }: Part<Whole>,
  name: Name,
): Part<Whole[Name]> => ({
  value: value[name],
  set(field) {
    const { [name]: _before, ...others } = value;
    set((field == null ? others : { ...others, [name]: field }) as Whole);
  },
});

/** An object of which every field may be left out. It is left out itself when it has none. */
export const inside = <Whole extends object, Name extends keyof Whole>(
  whole: Part<Whole>,
  name: Name,
): Part<NonNullable<Whole[Name]>> => {
  const { value, set } = fieldOf(whole, name);
  return {
    value: value ?? ({} as NonNullable<Whole[Name]>),
    set: (object) => set((Object.keys(object).length > 0 ? object : undefined) as Whole[Name]),
  };
};

/** The name of the one variant that is chosen: the API takes variants as objects with one field. */
export const variantOf = <Union extends object>(value: Union): keyof Union & string =>
  Object.keys(value)[0] as keyof Union & string;

/** What is in a variant, where it is the chosen one. */
export const inVariant = <Union extends object, Name extends keyof Union>(
  { value, set }: Part<Union>,
  name: Name,
): Part<NonNullable<Union[Name]>> | undefined => {
  const chosen = value[name];
  return chosen == null ? undefined : { value: chosen, set: (inner) => set({ [name]: inner } as unknown as Union) };
};
