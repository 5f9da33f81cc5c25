import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Secret } from '../account/secret.js';
import { SelectBox, TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import {
  AddMailChannelDocument,
  AddPushChannelDocument,
  AddWebhookChannelDocument,
  type NotificationWebhookForm,
} from '../generated/operations.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { canPush, keepChannel, subscribe } from './browser-push.js';
import { tellSurroundings } from './surroundings.js';
import { words } from './words.js';

interface NewChannelsProps {
  readonly offers: { readonly email: boolean; readonly pushKey: string | null };
  readonly onChange: () => void;
}

/** The ways to open a channel that the server offers. */
export function NewChannels({ offers: { email, pushKey }, onChange }: NewChannelsProps): JSX.Element {
  const { isBusy, error, run } = useDoing();
  const [secret, setSecret] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const open = async (action: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await run(async () => {
      await action();
      await tellSurroundings();
    });
    if (isDone) onChange();
    return isDone;
  };
  const push = (key: string): Promise<boolean> =>
    open(async () => {
      const input = await subscribe(key);
      setRefused(input === undefined);
      if (input) keepChannel((await server().ask(AddPushChannelDocument, { input })).addPushChannel.id);
    });
  return (
    <>
      {error && <Notice error={error} />}
      {isRefused && <Notice>{words.noPush}</Notice>}
      {pushKey !== null && canPush() && (
        <p class="actions">
          <button type="button" disabled={isBusy} onClick={() => void push(pushKey)}>
            {words.addPush}
          </button>
        </p>
      )}
      {email && (
        <AddressForm
          label={words.mail}
          action={words.addMail}
          isBusy={isBusy}
          onAddress={(address) => open(() => server().ask(AddMailChannelDocument, { address }))}
        />
      )}
      <WebhookForm
        isBusy={isBusy}
        onWebhook={(address, form) =>
          open(async () => {
            const { addWebhookChannel } = await server().ask(AddWebhookChannelDocument, { address, form });
            setSecret(addWebhookChannel.secret);
          })
        }
      />
      {secret !== undefined && <Secret label={words.secret} secret={secret} />}
    </>
  );
}

interface WebhookFormProps {
  readonly isBusy: boolean;
  readonly onWebhook: (address: string, form: NotificationWebhookForm) => Promise<boolean>;
}

function WebhookForm({ isBusy, onWebhook }: WebhookFormProps): JSX.Element {
  const [form, setForm] = useState<NotificationWebhookForm>('STANDARD');
  return (
    <AddressForm
      label={words.webhook}
      action={words.addWebhook}
      isBusy={isBusy}
      onAddress={(address) => onWebhook(address, form)}
    >
      <SelectBox
        label={words.form}
        value={form}
        values={(['STANDARD', 'DISCORD'] as const).map((one) => [one, words.forms[one]])}
        onValue={setForm}
      />
    </AddressForm>
  );
}

interface AddressFormProps {
  readonly label: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly onAddress: (address: string) => Promise<boolean>;
  readonly children?: ComponentChildren;
}

function AddressForm({ label, action, isBusy, onAddress, children }: AddressFormProps): JSX.Element {
  const [address, setAddress] = useState('');
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onAddress(address).then((isDone) => isDone && setAddress(''));
      }}
    >
      <fieldset>
        <TextBox label={label} value={address} longest={2_048} onValue={setAddress} />
        {children}
        <p class="actions wide">
          <button type="submit" disabled={isBusy}>
            {action}
          </button>
        </p>
      </fieldset>
    </form>
  );
}
