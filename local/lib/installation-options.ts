/** Options of a command for an installation on this computer or on AWS, as `parseArgs` takes them. */
export const installationOptions = {
  deployed: { type: 'boolean', default: false },
  profile: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** `--profile` implies `--deployed`. */
export const isOnAws = (values: { deployed: boolean; profile?: string | undefined }): boolean =>
  values.deployed || values.profile !== undefined;
