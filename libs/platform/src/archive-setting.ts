import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from './configuration-error.js';

/** A bucket of S3, or of a service that speaks its protocol. */
export interface S3Setting {
  readonly bucket: string;
  /** Begins the names of all objects; empty, or with a slash at its end. */
  readonly prefix: string;
  /** The address of the service, without a slash at its end. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Where the games lie that are archived: an absolute path, or a bucket. */
export type ArchiveSetting = { readonly folder: string } | S3Setting;

const BUCKET = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w.\-/]*))?$/;

/** The environment variables of an archive. Those of AWS have the names that its own programs read. */
export const archiveVariables = {
  ARCHIVE: z
    .string()
    .refine((text) => !text.includes('://') || BUCKET.test(text), {
      error: 'must be the path of a folder, or a bucket such as s3://bucket/prefix',
    })
    .optional(),
  AWS_ENDPOINT_URL: z.url({ protocol: /^https?$/, error: 'must be an address that starts with https://' }).optional(),
  AWS_REGION: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
};

/** The variables by which places are found. */
type PlaceVariables = z.infer<z.ZodObject<typeof archiveVariables>> & {
  readonly CHRONICLER_DATA: string;
  readonly DATABASE_URL?: string | undefined;
};

/**
 * The data folder, and the archive: a bucket, a folder, or the one in the data folder of a server with an embedded database. Throws a
 * ConfigurationError for a bucket without its keys.
 */
export const placesIn = (set: PlaceVariables): { dataFolder: string; archive: ArchiveSetting | undefined } => ({
  dataFolder: resolve(set.CHRONICLER_DATA),
  archive: archiveIn(set),
});

function archiveIn(set: PlaceVariables): ArchiveSetting | undefined {
  const { ARCHIVE = set.DATABASE_URL === undefined ? join(set.CHRONICLER_DATA, 'archive') : undefined } = set;
  const { bucket, prefix = '' } = BUCKET.exec(ARCHIVE ?? '')?.groups ?? {};
  if (bucket === undefined) return ARCHIVE === undefined ? undefined : { folder: resolve(ARCHIVE) };
  const { AWS_REGION: region = 'us-east-1', AWS_SESSION_TOKEN: sessionToken } = set;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = set;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new ConfigurationError('A bucket in ARCHIVE needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return {
    bucket,
    prefix: prefix === '' ? '' : prefix.replace(/\/*$/, '/'),
    endpoint: (set.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''),
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
  };
}
