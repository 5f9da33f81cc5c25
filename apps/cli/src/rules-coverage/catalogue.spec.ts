import { prefixesOf, readCatalogue } from './catalogue.js';

const file = `
| ID | rule | source |
| --- | --- | --- |
| GUILD-001 | A game has 2 to 5 seats (GUILD-002). | Matériel, inferred |
| GUILD-002 | Counts are no limit. | decision |

| EX-01 | given | dice | GUILD-001 |
| Q-01 | a question | | |
| GUILD-002 | the same row again | |
`;

describe('the rules catalogue', () => {
  it('finds rulesets and prefixes in the table of the README', () => {
    const readme = '| `guilds.md` | Guilds (GUILDES) | `004.txt` | `GUILD-` |\n| `cards.md` | the card library | | |';
    expect([...prefixesOf(readme)]).toEqual([['guilds', 'GUILD-']]);
  });

  it('takes rules and worked examples once each, in the order of the file, and no questions', () => {
    expect(readCatalogue('guilds', 'GUILD-', file).ids).toEqual(['GUILD-001', 'GUILD-002', 'EX-01']);
  });

  it('skips the rows of the section with the open questions, with any ids, and continues after it', () => {
    const questions = `
## 9. Worked examples
| CLASH-EX01 | given | dice | CLASH-001 |

## 10. Open questions and decisions
| ID | question | readings | chosen, and why | rules |
| CLASH-Q01 | a question with the prefix of the game | | | CLASH-001 |

### 10.1 More of them
| CLASH-Q02 | another one | | | |

## 11. Content to author
| CLASH-268 | a rule that stands behind the questions | |
`;
    expect(readCatalogue('clash', 'CLASH-', questions).ids).toEqual(['CLASH-EX01', 'CLASH-268']);
    expect(readCatalogue('clash', 'CLASH-', questions.slice(0, questions.indexOf('## 11'))).ids).toEqual([
      'CLASH-EX01',
    ]);
  });

  it('names our decisions that no open question explains', () => {
    const decided = `
| ID | rule | source |
| GUILD-001 | A game has seats. | Matériel — explicit |
| GUILD-002 | Tokens are no limit. | Contenu — decision |
| GUILD-003 | A tie goes to nobody. | Combats — explicit (tie: decision) |

## 10. Open questions and decisions
| Q1 | Are tokens a limit? | yes / no | No (GUILD-002): they are material. |

## 11. Content
A decision on GUILD-003 that stands elsewhere is no reason.
`;
    expect(readCatalogue('guilds', 'GUILD-', decided).unexplained).toEqual(['GUILD-003']);
  });

  it('accepts a reason that names its rule without the prefix of the game, but not only a number, or a rule of another game', () => {
    const decided = `
| SKAROV-DICE-01 | Counts are no limit. | decision |
| SKAROV-DICE-02 | Faces are data. | decision |
| SKAROV-GEN-01 | One seat is the overlord. | decision |

## 10. Open questions and decisions
| Q-01 | Are the dice a limit? | no (DICE-01, -02), as in CLASH-GEN-01 |
`;
    expect(readCatalogue('skarov', 'SKAROV-', decided).unexplained).toEqual(['SKAROV-DICE-02', 'SKAROV-GEN-01']);
  });

  it('accepts ids with a section in them', () => {
    expect(readCatalogue('arena', 'ARENA-', '| ARENA-SEC-01 | Each seat… | |').ids).toEqual(['ARENA-SEC-01']);
  });

  it('accepts worked examples that are numbered without a prefix, and adds it', () => {
    const text = `
## 9. Worked examples
| S1b | the same | | |
| D12 | given | played | SEC-02 |

## 11. Content
| L24 | a card | |
`;
    expect(readCatalogue('arena', 'ARENA-', text).ids).toEqual(['ARENA-S1b', 'ARENA-D12']);
  });
});
