import type { AttemptMade, DeliveryState, DisabledBecause, PlacedDelivery, Webhook } from './webhook.js';

/** A row of the table of webhooks. */
export interface WebhookRow {
  readonly endpoint_id: string;
  readonly league_id: string;
  readonly address: string;
  readonly types: string[] | null;
  readonly enabled: boolean;
  readonly disabled_because: DisabledBecause | null;
  readonly written_to: number;
  readonly created_at: Date;
  readonly changed_at: Date;
}

/** A row of the table of deliveries. */
export interface DeliveryRow {
  readonly place: string;
  readonly delivery_id: string;
  readonly endpoint_id: string;
  readonly version: number;
  readonly type: string;
  readonly state: DeliveryState;
  readonly failures: number;
  readonly attempts: AttemptMade[];
  readonly created_at: Date;
}

/** The webhook that a row is. */
export const webhookIn = (row: WebhookRow): Webhook => ({
  id: row.endpoint_id,
  leagueId: row.league_id,
  address: row.address,
  types: row.types,
  isEnabled: row.enabled,
  disabledBecause: row.disabled_because,
  writtenTo: row.written_to,
  createdAt: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
});

/** The delivery that a row is. */
export const deliveryIn = (row: DeliveryRow): PlacedDelivery => ({
  place: Number(row.place),
  id: row.delivery_id,
  webhookId: row.endpoint_id,
  version: row.version,
  type: row.type,
  state: row.state,
  failures: row.failures,
  attempts: row.attempts,
  createdAt: row.created_at.getTime(),
});
