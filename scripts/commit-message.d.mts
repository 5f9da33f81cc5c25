export function faultsOfMessage(message: string): readonly string[];
