// zod looks whether it may compile code, which the policy of this page forbids and reports. Told not to, it does not.
// Released rules bring a zod of their own, which reads the same setting: it must stand before the first is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
