/** The first part of each key in the bucket of files. */
export type BucketFolder = 'uploads' | 'materials' | 'extracts' | 'exports' | 'avatars';

interface BucketRules {
  /** Days after which the objects of a folder expire; objects of other folders are kept until they are deleted. */
  readonly expiryDays: Readonly<Partial<Record<BucketFolder, number>>>;
  /** Days after which an unfinished multipart upload is removed. */
  readonly unfinishedDays: number;
  /** The folder that the site serves publicly; no other can be read from outside. */
  readonly published: BucketFolder;
  /** The CORS rule of the bucket: what pages of the site, and of no other origin, may do. */
  readonly pages: {
    readonly methods: readonly ('GET' | 'HEAD' | 'POST' | 'PUT')[];
    readonly headers: readonly string[];
    readonly maxAgeSeconds: number;
  };
}

/** The rules of the bucket of files, used by the CDK stack and by the local bucket. */
export const bucketRules: BucketRules = {
  expiryDays: {
    // An accepted upload has been copied to `materials` by then
    uploads: 1,
    // Download links expire earlier
    exports: 2,
  },
  unfinishedDays: 1,
  published: 'avatars',
  pages: { methods: ['POST'], headers: ['content-type'], maxAgeSeconds: 3_600 },
};
