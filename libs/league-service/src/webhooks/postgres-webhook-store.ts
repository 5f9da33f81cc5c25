import { inTransaction } from '#event-store';
import type { ClientBase, Pool } from 'pg';
import type { SeedCipher } from '#infrastructure';
import { deliveryIn, webhookIn, type DeliveryRow, type WebhookRow } from './webhook-rows.js';
import type { Added, DeliveryStretch, Verdict, WaitingWebhooks, WebhookStore } from './webhook-store.js';
import {
  afterAttempt,
  type AttemptMade,
  type Delivery,
  type DisabledBecause,
  type PlacedDelivery,
  type Webhook,
  type WebhookChange,
} from './webhook.js';

const FIRST_WAITING = `select * from webhook_deliveries where endpoint_id = $1 and state = 'waiting' order by place limit 1`;

/** Webhooks in PostgreSQL; their secrets are encrypted, as seeds are, before they leave the process. */
export class PostgresWebhookStore implements WebhookStore {
  constructor(
    private readonly pool: Pool,
    private readonly cipher: SeedCipher,
  ) {}

  async isHeard(leagueId: string): Promise<boolean> {
    const text = 'select exists (select from webhook_endpoints where league_id = $1 and enabled) as heard';
    const { rows } = await this.pool.query<{ heard: boolean }>({ name: 'webhook-heard', text, values: [leagueId] });
    return rows[0]?.heard === true;
  }

  add(webhook: Webhook, secret: string, most: number): Promise<Added> {
    const { id, leagueId, address, types, isEnabled, disabledBecause, writtenTo, createdAt, changedAt } = webhook;
    return inTransaction(this.pool, async (db) => {
      // One at a time for each league, so that the count holds.
      await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`webhooks of ${leagueId}`]);
      const known = await db.query('select from webhook_endpoints where endpoint_id = $1', [id]);
      if (known.rowCount === 1) return 'known';
      const counted = await db.query('select from webhook_endpoints where league_id = $1', [leagueId]);
      if ((counted.rowCount ?? 0) >= most) return 'tooMany';
      await db.query(
        `insert into webhook_endpoints
          (endpoint_id, league_id, address, types, enabled, disabled_because, written_to, created_at, changed_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [id, leagueId, address, types, isEnabled, disabledBecause, writtenTo, new Date(createdAt), new Date(changedAt)],
      );
      await this.addSecret(db, id, secret);
      return 'added';
    });
  }

  async list(leagueId: string): Promise<readonly Webhook[]> {
    const text = 'select * from webhook_endpoints where league_id = $1 order by created_at, endpoint_id';
    return (await this.pool.query<WebhookRow>(text, [leagueId])).rows.map(webhookIn);
  }

  async find(id: string): Promise<Webhook | undefined> {
    const { rows } = await this.pool.query<WebhookRow>('select * from webhook_endpoints where endpoint_id = $1', [id]);
    return rows[0] && webhookIn(rows[0]);
  }

  change(id: string, change: WebhookChange): Promise<Webhook | undefined> {
    const { address, types, isEnabled, disabledBecause, changedAt, skipTo = null } = change;
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<WebhookRow>(
        `update webhook_endpoints set address = $2, types = $3, enabled = $4, disabled_because = $5,
          written_to = greatest(written_to, $6),
          changed_at = $7, next_at = case when $4 then next_at end where endpoint_id = $1 returning *`,
        [id, address, types, isEnabled, disabledBecause, skipTo, new Date(changedAt)],
      );
      if (!isEnabled) await dropWaiting(db, id);
      return rows[0] && webhookIn(rows[0]);
    });
  }

  async remove(id: string): Promise<boolean> {
    return (await this.pool.query('delete from webhook_endpoints where endpoint_id = $1', [id])).rowCount === 1;
  }

  async secrets(id: string, at: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ sealed: Buffer }>(
      `select sealed from webhook_secrets where endpoint_id = $1 and (good_until is null or good_until > $2)
        order by secret_id desc`,
      [id, new Date(at)],
    );
    return rows.map(({ sealed }) => this.cipher.open(id, sealed).toString('utf8'));
  }

  renewSecret(id: string, secret: string, oldUntil: number): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const { rowCount } = await db.query('select from webhook_endpoints where endpoint_id = $1 for update', [id]);
      if (rowCount === 0) return;
      await db.query('delete from webhook_secrets where endpoint_id = $1 and good_until is not null', [id]);
      await db.query('update webhook_secrets set good_until = $2 where endpoint_id = $1', [id, new Date(oldUntil)]);
      await this.addSecret(db, id, secret);
    });
  }

  write(webhook: Webhook, upTo: number, deliveries: readonly Delivery[], at: number): Promise<boolean> {
    return inTransaction(this.pool, async (db) => {
      const { rowCount } = await db.query(
        `update webhook_endpoints set written_to = $3, next_at = case when $4 then coalesce(next_at, $5) else next_at end
          where endpoint_id = $1 and written_to = $2 and enabled`,
        [webhook.id, webhook.writtenTo, upTo, deliveries.length > 0, new Date(at)],
      );
      if (rowCount !== 1) return false;
      await insert(db, deliveries);
      return true;
    });
  }

  async due(at: number, limit: number): Promise<readonly string[]> {
    const text = 'select endpoint_id from webhook_endpoints where next_at <= $1 order by next_at limit $2';
    const { rows } = await this.pool.query<{ endpoint_id: string }>({
      name: 'webhooks-due',
      text,
      values: [new Date(at), limit],
    });
    return rows.map(({ endpoint_id }) => endpoint_id);
  }

  async hurry(id: string, at: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update webhook_endpoints set next_at = $2 where endpoint_id = $1 and next_at > $2
        and (select failures from (${FIRST_WAITING}) as first) > 0`,
      [id, new Date(at)],
    );
    return rowCount === 1;
  }

  async backlog(at: number): Promise<WaitingWebhooks> {
    const text = `select count(*) filter (where next_at <= $1)::integer as due, count(*) filter (where next_at > $1)::integer as later
      from webhook_endpoints where next_at is not null`;
    const { rows } = await this.pool.query<WaitingWebhooks>({
      name: 'webhooks-waiting',
      text,
      values: [new Date(at)],
    });
    return rows[0] ?? { due: 0, later: 0 };
  }

  take(id: string, at: number, until: number): Promise<{ webhook: Webhook; delivery: Delivery } | undefined> {
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<WebhookRow>(
        'update webhook_endpoints set next_at = $3 where endpoint_id = $1 and next_at <= $2 returning *',
        [id, new Date(at), new Date(until)],
      );
      if (!rows[0]) return undefined;
      const [first] = (await db.query<DeliveryRow>(FIRST_WAITING, [id])).rows;
      if (first) return { webhook: webhookIn(rows[0]), delivery: withoutPlace(deliveryIn(first)) };
      await db.query('update webhook_endpoints set next_at = null where endpoint_id = $1', [id]);
      return undefined;
    });
  }

  record({ id, webhookId }: Delivery, attempt: AttemptMade, { state, nextAt, disable }: Verdict): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      // Writers of deliveries wait for this lock, so that theirs are seen below.
      await db.query('select from webhook_endpoints where endpoint_id = $1 for update', [webhookId]);
      const found = await db.query<DeliveryRow>(
        `select * from webhook_deliveries where delivery_id = $1 and state = 'waiting'`,
        [id],
      );
      if (!found.rows[0]) return;
      await update(db, { ...afterAttempt(deliveryIn(found.rows[0]), attempt), state });
      const isMore = nextAt !== undefined || (await db.query(FIRST_WAITING, [webhookId])).rowCount === 1;
      await db.query('update webhook_endpoints set next_at = $2 where endpoint_id = $1 and enabled', [
        webhookId,
        isMore ? new Date(nextAt ?? attempt.at) : null,
      ]);
      if (disable) await disableIt(db, webhookId, disable);
    });
  }

  keep(delivery: Delivery, disable?: DisabledBecause): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      const { webhookId } = delivery;
      const { rowCount } = await db.query('select from webhook_endpoints where endpoint_id = $1 for update', [
        webhookId,
      ]);
      if (rowCount === 0) return;
      if (!(await update(db, delivery))) await insert(db, [delivery]);
      if (disable) await disableIt(db, webhookId, disable);
    });
  }

  async delivery(id: string, since: number): Promise<Delivery | undefined> {
    const text = 'select * from webhook_deliveries where delivery_id = $1 and created_at >= $2';
    const { rows } = await this.pool.query<DeliveryRow>(text, [id, new Date(since)]);
    return rows[0] && withoutPlace(deliveryIn(rows[0]));
  }

  async deliveries(
    id: string,
    { after, ascending = false, since, limit }: DeliveryStretch,
  ): Promise<readonly PlacedDelivery[]> {
    const [order, beyond] = ascending ? ['asc', '>'] : ['desc', '<'];
    const { rows } = await this.pool.query<DeliveryRow>(
      `select * from webhook_deliveries where endpoint_id = $1 and created_at >= $2
        ${after === undefined ? '' : `and place ${beyond} $4`} order by place ${order} limit $3`,
      [id, new Date(since), limit, ...(after === undefined ? [] : [after])],
    );
    return rows.map(deliveryIn);
  }

  async forget(before: number): Promise<void> {
    const text = `delete from webhook_deliveries where created_at < $1 and state <> 'waiting'`;
    await this.pool.query(text, [new Date(before)]);
  }

  private async addSecret(db: ClientBase, id: string, secret: string): Promise<void> {
    await db.query('insert into webhook_secrets (endpoint_id, sealed, key_id) values ($1, $2, $3)', [
      id,
      this.cipher.seal(id, Buffer.from(secret, 'utf8')),
      this.cipher.keyId,
    ]);
  }
}

const withoutPlace = ({ place: _place, ...delivery }: PlacedDelivery): Delivery => delivery;

async function insert(db: ClientBase, deliveries: readonly Delivery[]): Promise<void> {
  await db.query(
    `insert into webhook_deliveries (delivery_id, endpoint_id, version, type, state, failures, attempts, created_at)
      select id, "webhookId", version, type, state, failures, attempts, to_timestamp("createdAt" / 1000.0)
      from rows from (json_to_recordset($1) as (id uuid, "webhookId" uuid, version integer, type text, state text,
        failures integer, attempts jsonb, "createdAt" float8)) with ordinality order by ordinality`,
    [JSON.stringify(deliveries)],
  );
}

/** False where there is no such delivery. */
async function update(db: ClientBase, { id, state, failures, attempts }: Delivery): Promise<boolean> {
  const { rowCount } = await db.query(
    'update webhook_deliveries set state = $2, failures = $3, attempts = $4 where delivery_id = $1',
    [id, state, failures, JSON.stringify(attempts)],
  );
  return rowCount === 1;
}

async function disableIt(db: ClientBase, id: string, because: DisabledBecause): Promise<void> {
  const text =
    'update webhook_endpoints set enabled = false, disabled_because = $2, next_at = null where endpoint_id = $1';
  await db.query(text, [id, because]);
  await dropWaiting(db, id);
}

const dropWaiting = (db: ClientBase, id: string): Promise<unknown> =>
  db.query(`update webhook_deliveries set state = 'dropped' where endpoint_id = $1 and state = 'waiting'`, [id]);
