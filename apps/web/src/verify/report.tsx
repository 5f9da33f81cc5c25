import type { ComponentChildren, JSX } from 'preact';
import { words as common } from '../messages/locale.js';
import type { Judged, Verdict } from './verdict.js';
import { words } from './words.js';

interface ReportProps {
  /** The name of the file, where there are several. */
  readonly name: string | undefined;
  readonly judged: Verdict;
  /** What more can be asked of a sound file. */
  readonly children?: ComponentChildren;
}

/** What is said of a file in the end. */
export function Report({ name, judged, children }: ReportProps): JSX.Element {
  switch (judged.kind) {
    case 'sound':
      return (
        <Sound name={name} judged={judged}>
          {children}
        </Sound>
      );
    case 'unsound':
      return <Unsound name={name} judged={judged} />;
    case 'undecided':
      return <Undecided name={name} judged={judged} />;
    case 'unreadable':
      return (
        <Stated name={name} title={words.unsound} tone="bad">
          {words.unreadable(judged.message)}
        </Stated>
      );
  }
}

interface StatedProps {
  readonly name: string | undefined;
  readonly title: string;
  readonly tone: 'good' | 'bad' | 'open';
  readonly children: ComponentChildren;
}

const Stated = ({ name, title, tone, children }: StatedProps): JSX.Element => (
  <div class={`verdict ${tone}`}>
    <h2>
      {title}
      {name !== undefined && <small> {name}</small>}
    </h2>
    {children}
  </div>
);

type Of<Kind extends Judged['kind']> = ReportProps & { readonly judged: Extract<Judged, { readonly kind: Kind }> };

const Sound = ({ name, children, judged: { commits, key, rules, latitude, log } }: Of<'sound'>): JSX.Element => (
  <Stated name={name} title={words.sound} tone="good">
    <p>{words.soundText(commits)}</p>
    {rules && <p>{words.rulesWere(rules.name, rules.version, rules.digest)}</p>}
    {latitude !== undefined && <p>{latitude}</p>}
    <p>{words.signedBy(key)}</p>
    {log && <p>{log.isProven ? words.inLog(log.number, log.size, log.origin) : words.notInLog}</p>}
    {children}
  </Stated>
);

const Unsound = ({ name, judged: { fault, reason } }: Of<'unsound'>): JSX.Element => (
  <Stated name={name} title={words.unsound} tone="bad">
    <p>
      {words.faultAt(fault.line, fault.version)}
      {fault.path !== '' && <code> {fault.path}</code>}
      {common.colon}
      {reason}.
    </p>
    <dl>
      {fault.expected !== null && <Value name={words.expected} value={fault.expected} />}
      {fault.found !== null && <Value name={words.found} value={fault.found} />}
    </dl>
  </Stated>
);

const Undecided = ({ name, judged: { rules } }: Of<'undecided'>): JSX.Element => (
  <Stated name={name} title={words.undecided} tone="open">
    <p>{words.undecidedText(rules.name, rules.version)}</p>
    <dl>
      {rules.missing.map((sha256) => (
        <Value key={sha256} name={words.missing} value={`SHA-256 ${sha256}`} />
      ))}
      {rules.given.map((module) => (
        <Value key={module} name={words.given} value={module} />
      ))}
    </dl>
  </Stated>
);

const Value = ({ name, value }: { readonly name: string; readonly value: string }): JSX.Element => (
  <>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </>
);
