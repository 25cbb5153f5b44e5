/** Top folders of the bucket of files, as its keys begin. */
export type BucketFolder = 'uploads' | 'materials' | 'extracts' | 'exports' | 'avatars';

interface BucketRules {
  /** Days after which what lies in a folder is removed; what is not named stays until somebody removes it. */
  readonly expiryDays: Readonly<Partial<Record<BucketFolder, number>>>;
  /** Days after which an upload in parts that was never finished is removed. */
  readonly unfinishedDays: number;
  /** What the site serves to everybody; nothing else can be read from outside. */
  readonly published: BucketFolder;
  /** What pages of the site, and of no other origin, may do with the bucket. */
  readonly pages: {
    readonly methods: readonly ('GET' | 'HEAD' | 'POST' | 'PUT')[];
    readonly headers: readonly string[];
    readonly maxAgeSeconds: number;
  };
}

/** The bucket of files: deployed and kept on a laptop by these. */
export const bucketRules: BucketRules = {
  expiryDays: {
    // What was accepted is a material by then
    uploads: 1,
    // Their links end before
    exports: 2,
  },
  unfinishedDays: 1,
  published: 'avatars',
  pages: { methods: ['POST'], headers: ['content-type'], maxAgeSeconds: 3_600 },
};
