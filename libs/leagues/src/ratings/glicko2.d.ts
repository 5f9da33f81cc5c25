/** The used part of the package, which has no types. */
declare module 'glicko2' {
  interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  interface Table {
    makePlayer(rating?: number, deviation?: number, volatility?: number): Player;
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  }
  type Settings = Readonly<Record<'tau' | 'rating' | 'rd' | 'vol', number>>;
  const glicko: { readonly Glicko2: new (settings: Settings) => Table };
  export = glicko;
}
