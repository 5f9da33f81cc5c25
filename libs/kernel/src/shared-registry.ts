import { z } from 'zod';

/**
 * A registry of schemas that all kernels of a process have in common. A released ruleset brings the kernel with it that it
 * ran on: the declarations of its schemas, secrets above all, have to hold for all that read them.
 * @param name of what is declared: its form is the same in every release.
 */
export function sharedRegistry<T extends object>(name: string): z.core.$ZodRegistry<T> {
  const place = Symbol.for(`chronicler.${name}`);
  // oxlint-disable-next-line no-restricted-globals -- not to know anything of where it runs: the kernels of a process have no other place in common
  const common = globalThis as unknown as Record<symbol, z.core.$ZodRegistry<T> | undefined>;
  return (common[place] ??= z.registry<T>());
}
