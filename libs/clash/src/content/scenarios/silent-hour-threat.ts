import type { TestCard, ThreatSheet } from '../schema.js';

const machine = (id: string, space: string, where: { en: string; fr: string }): TestCard => ({
  id,
  name: { en: `Sonic machine ${where.en}`, fr: `Machine sonique ${where.fr}` },
  text: {
    en: `On the sonic machine ${where.en}: mind 7 or attack 8. The machine is destroyed.`,
    fr: `Sur la machine sonique ${where.fr} : mental 7 ou attaque 8. La machine est détruite.`,
  },
  at: { space },
  offers: [
    { characteristic: 'MIND', difficulty: 7 },
    { characteristic: 'ATTACK', difficulty: 8 },
  ],
  direct: false,
  repeatable: false,
  onSuccess: [{ takeToken: { kind: 'sonic-machine', at: { space } } }],
});

/** Threat sheet 1: X-Tina and two machines that swallow every sound (CLASH-089). */
export const silentHourThreat: ThreatSheet = {
  id: 'silent-hour-threat',
  name: { en: 'Silent Hour', fr: 'L’Heure du silence' },
  number: 1,
  tiles: ['2a'],
  intro: {
    en: 'X-Tina wants the city quiet, so that she can be heard. Her two sonic machines drink up every sound; when they are full, Metro City will never make another.',
    fr: 'X-Tina veut le silence en ville, pour qu’on n’entende plus qu’elle. Ses deux machines soniques boivent tous les sons ; quand elles seront pleines, Metro City n’en fera plus aucun.',
  },
  superVillain: { sheet: 'x-tina' },
  figures: [
    { sheet: 'x-tina', count: 1, at: ['4,4'] },
    { sheet: 'no-dalie', count: 2, at: ['5,5', '4,5'] },
  ],
  tokens: [
    { kind: 'sonic-machine', space: '8,1' },
    { kind: 'sonic-machine', space: '1,7' },
  ],
  tests: [
    machine('machine-1', '8,1', { en: 'at the fruit stall', fr: 'de l’étal de fruits' }),
    machine('machine-2', '1,7', { en: 'at the dispatch desk', fr: 'de la régulation' }),
  ],
  specialActions: [
    {
      id: 'fountain-on',
      name: { en: 'Turn the fountain on', fr: 'Ouvrir la fontaine' },
      text: {
        en: 'At the fountain, 1 action: X-Tina’s attack is 1 lower this turn. Water and loudspeakers are not friends.',
        fr: 'À la fontaine, 1 action : l’attaque de X-Tina baisse de 1 pour ce tour. L’eau et les haut-parleurs ne sont pas amis.',
      },
      at: { space: '3,3' },
      cost: 1,
      if: { not: { villainOut: true } },
      do: [{ modify: { who: { of: 'VILLAIN' }, characteristic: 'ATTACK', by: -1, until: 'TURN' } }],
    },
  ],
  endOfTurn: [
    {
      id: 'x-tina-advances',
      text: {
        en: 'X-Tina moves next to her nearest enemy.',
        fr: 'X-Tina se déplace au contact de son ennemi le plus proche.',
      },
      figures: { of: 'VILLAIN' },
      do: [
        {
          move: {
            who: { of: 'SELF' },
            toward: { spaceOf: { of: 'ENEMIES', pick: 'NEAREST' } },
            want: 'ADJACENT',
          },
        },
      ],
    },
    {
      id: 'x-tina-strikes',
      text: {
        en: 'X-Tina attacks; if she hits, she pushes 1 space.',
        fr: 'X-Tina attaque ; si elle touche, elle repousse de 1 espace.',
      },
      figures: { of: 'VILLAIN' },
      do: [{ attack: { who: { of: 'SELF' }, push: 1 } }],
    },
    {
      id: 'backing-dolls',
      text: {
        en: 'Each No’ Dalie moves to where she sees her nearest enemy, then attacks.',
        fr: 'Chaque No’ Dalie se déplace là où elle voit son ennemi le plus proche, puis attaque.',
      },
      figures: { of: 'SHEET', sheet: 'no-dalie' },
      do: [
        {
          move: { who: { of: 'SELF' }, toward: { spaceOf: { of: 'ENEMIES', pick: 'NEAREST' } }, want: 'SIGHT' },
        },
        { attack: { who: { of: 'SELF' } } },
      ],
    },
    {
      id: 'fan-club',
      text: {
        en: 'If the game began with four or more heroes, a No’ Dalie comes into X-Tina’s zone, and the applause heals 1 damage of X-Tina.',
        fr: 'Si la partie a commencé avec quatre héros ou plus, une No’ Dalie arrive dans la zone de X-Tina, et les applaudissements soignent 1 dégât de X-Tina.',
      },
      if: { atLeast: { what: { heroesAtStart: true }, number: 4 } },
      do: [
        { spawn: { sheet: 'no-dalie', count: 1, at: { zoneOf: { of: 'VILLAIN' } } } },
        { heal: { who: { of: 'VILLAIN' }, points: 1 } },
      ],
    },
    {
      id: 'machines-drink',
      text: {
        en: 'If a sonic machine stands, the silence grows by 1.',
        fr: 'Si une machine sonique est debout, le silence augmente de 1.',
      },
      if: { atLeast: { what: { tokens: 'sonic-machine' }, number: 1 } },
      do: [{ track: { by: 1 } }],
    },
    {
      id: 'machines-in-chorus',
      text: {
        en: 'If the game began with four or more heroes and two sonic machines stand, the silence grows by 1 more.',
        fr: 'Si la partie a commencé avec quatre héros ou plus et que deux machines soniques sont debout, le silence augmente encore de 1.',
      },
      if: {
        and: [
          { atLeast: { what: { heroesAtStart: true }, number: 4 } },
          { atLeast: { what: { tokens: 'sonic-machine' }, number: 2 } },
        ],
      },
      do: [{ track: { by: 1 } }],
    },
  ],
  villainReactions: [
    {
      id: 'high-note',
      text: {
        en: 'When X-Tina has been attacked, she attacks the hero who did it, if she can.',
        fr: 'Quand X-Tina a été attaquée, elle attaque le héros qui l’a fait, si elle le peut.',
      },
      on: { attacked: { of: 'VILLAIN' } },
      do: [{ attack: { who: { of: 'SELF' }, target: { of: 'CAUSE' } } }],
    },
  ],
  scenarioReactions: (['machine-1', 'machine-2'] as const).map((id) => ({
    id: `${id}-broken`,
    text: {
      en: 'When the machine is destroyed, the silence shrinks by 1.',
      fr: 'Quand la machine est détruite, le silence recule de 1.',
    },
    on: { testPassed: id },
    do: [{ track: { by: -1 } }],
  })),
  track: {
    name: { en: 'Silence', fr: 'Silence' },
    length: 10,
    start: 0,
    steps: [
      {
        at: 5,
        text: {
          en: 'Nobody hears himself think: each hero has 1 mind less for the rest of the game.',
          fr: 'On ne s’entend plus penser : chaque héros a 1 en mental de moins jusqu’à la fin de la partie.',
        },
        do: [{ modify: { who: { of: 'HEROES' }, characteristic: 'MIND', by: -1, until: 'GAME' } }],
      },
      {
        at: 8,
        text: {
          en: 'The machines sing along: X-Tina’s speed rises by 1 for the rest of the game.',
          fr: 'Les machines font les chœurs : la vitesse de X-Tina augmente de 1 jusqu’à la fin de la partie.',
        },
        do: [{ modify: { who: { of: 'VILLAIN' }, characteristic: 'SPEED', by: 1, until: 'GAME' } }],
      },
    ],
  },
  victory: {
    A: { villainOut: true },
    B: { villainOut: true },
    villain: { atLeast: { what: { track: true }, number: 10 } },
    atTurnLimit: 'VILLAIN',
    text: {
      en: 'Either side reaches its objective when X-Tina is out of action. X-Tina reaches hers when the silence is at 10, and wins at the turn limit.',
      fr: 'Chaque camp atteint son objectif quand X-Tina est hors de combat. X-Tina atteint le sien quand le silence est à 10, et gagne à la limite de tours.',
    },
  },
  articles: [
    {
      id: 'final-curtain',
      name: { en: 'X-Tina defeated', fr: 'X-Tina vaincue' },
      size: 'LARGE',
      headline: { en: 'X-Tina’s last number', fr: 'Le dernier numéro de X-Tina' },
      body: {
        en: 'She was led away humming. The city answered with horns, dogs and drills, and for one evening nobody complained about the noise. At half past nine the town hall asked for a little quiet, then thought better of it.',
        fr: 'On l’a emmenée pendant qu’elle fredonnait. La ville a répondu par des klaxons, des chiens et des perceuses, et pour un soir personne ne s’est plaint du bruit. À vingt et une heures trente, la mairie a demandé un peu de silence, puis s’est ravisée.',
      },
    },
    {
      id: 'plug-pulled',
      name: { en: 'A machine destroyed', fr: 'Une machine détruite' },
      size: 'MEDIUM',
      headline: { en: 'Crash! And then: birdsong', fr: 'Crac ! Puis : des oiseaux' },
      body: {
        en: 'Witnesses describe the sound of a breaking sonic machine as the first sound of the day. The second was a blackbird, who had plainly been waiting. The landlord of the machine asks whether anybody has kept the receipt.',
        fr: 'Selon les témoins, le fracas de la machine sonique a été le premier bruit de la journée. Le deuxième fut un merle, qui n’attendait visiblement que cela. Le loueur de la machine demande si quelqu’un a gardé le reçu.',
      },
      condition: {
        or: [
          { atLeast: { what: { passed: { test: 'machine-1', side: 'SIDE' } }, number: 1 } },
          { atLeast: { what: { passed: { test: 'machine-2', side: 'SIDE' } }, number: 1 } },
        ],
      },
    },
  ],
};
