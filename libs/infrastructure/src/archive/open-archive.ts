import type { ArchiveStorage } from '#event-store';
import type { ArchiveSetting } from '#platform';
import { FolderArchive } from './folder-archive.js';
import { S3Archive } from './s3-archive.js';

/** The archive of a setting. Nothing is asked of it before the first object. */
export const openArchive = (setting: ArchiveSetting): ArchiveStorage =>
  'folder' in setting ? new FolderArchive(setting.folder) : new S3Archive(setting);
