/** An archived stream cannot be read: its object is missing, is not what was archived, or the archive does not answer. */
export class ArchiveFault extends Error {
  override readonly name = 'ArchiveFault';

  /** @param why for people, such as “its object is missing”. */
  constructor(
    readonly streamId: string,
    why: string,
    options?: ErrorOptions,
  ) {
    super(`Stream ${streamId} is archived, and ${why}.`, options);
  }
}

/** The archive does not answer, or is not configured: a fault of no stream, which goes away. */
export class ArchiveAway extends ArchiveFault {
  /** SQLSTATE of a connection that failed: read models wait, and leave no stream out. */
  readonly code = '08006';
}
