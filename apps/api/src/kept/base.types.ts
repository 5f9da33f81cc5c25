import type { BaseFault, BaseLayout } from '#kernel';
import type { SavedBase } from '#saved-content';
import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import type { Caller } from '../access/caller.js';
import { connectionType } from '../graphql/connection.js';
import { DerivedProperty, fieldWhere, interfacesWhere } from '../graphql/derived-types.js';
import { Node } from '../graphql/node.type.js';
import { DateTime } from '../graphql/scalars.js';
import { globalId } from '../requests/global-id.js';

@ObjectType('BaseFault', { description: 'A reason why a base may not be played.' })
export class BaseFaultType {
  @DerivedProperty(({ baseFaultCode }) => baseFaultCode, { description: 'The fault, as a code for programs.' })
  code: string;

  @Field({ description: 'The id of the rule in the catalogue, for instance `SKAROV-BASE-05`.' })
  rule: string;

  @Field(() => [String], {
    description:
      'The path in the layout: names of fields and numbers of entries from 0, for instance `tiles`, `3`, `column`; empty for the base as a whole.',
  })
  path: string[];

  readonly message: BaseFault['message'];
}

@ObjectType('Base', {
  implements: interfacesWhere(({ base }) => base, Node),
  description: 'A base that an account keeps: your own, or one that is shared.',
})
export class BaseType implements Node {
  readonly kind = 'Base';

  @Field(() => ID, { description: 'Unique in the whole API.' })
  id: string;

  @Field({ description: 'Its name, given by its owner.' })
  name: string;

  @Field({ description: 'true: any account with its id may read and play it.' })
  shared: boolean;

  @Field({ description: 'true: it is yours to change, share and delete.' })
  mine: boolean;

  @Field(() => DateTime, { description: 'When it was first saved.' })
  createdAt: number;

  @Field(() => DateTime, { description: 'When it was last saved.' })
  changedAt: number;

  /** Its layout, in the form of its rules. */
  readonly plan: BaseLayout;
}

@InputType({ description: 'A base to keep, new or changed.' })
export class SaveBaseInput {
  @Field(() => ID, { nullable: true, description: 'The base of yours to change; a new one when left out.' })
  id?: string | null;

  @Field({ description: 'The name of the base, 1 to 80 characters.' })
  name: string;

  @DerivedProperty(({ baseInput }) => baseInput, { description: 'The layout of the base. It need not be legal yet.' })
  layout: Readonly<Record<string, unknown>>;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: any account with its id may read and play it; false: only you. By default as before, and only you for a new base.',
  })
  shared?: boolean | null;
}

/** Pages of bases. */
export const BaseConnection = connectionType(
  () => BaseType,
  'Base',
  fieldWhere(({ base }) => base),
);

/** A base in the API's form, for a caller. */
export const baseOf = (
  { id, accountId, name, layout, shared, createdAt, changedAt }: SavedBase,
  { account }: Caller,
): BaseType => ({
  kind: 'Base',
  id: globalId('Base', id),
  name,
  shared,
  mine: accountId === account?.id,
  createdAt,
  changedAt,
  plan: layout,
});

/** A fault in the API's form. */
export const baseFaultOf = ({ code, rule, path, message }: BaseFault): BaseFaultType => ({
  code,
  rule,
  path: path.map(String),
  message,
});
