import * as z from 'zod/mini';

export const SITE_CONFIG_PATH = '/config.json';

/** What the built site has to be told about the place it runs in; served beside it, so that one build fits everywhere. */
export const SiteConfigSchema = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Only where the user pool is not Amazon's own. */
  userPoolEndpoint: z.optional(z.url()),
  /** `wss://…`; a socket is opened with `?ticket=`. */
  socketUrl: z.url(),
  /** Where the embedded engine writes instead of a language model: it only takes sentences from the material. */
  basic: z.optional(z.literal(true)),
  /** The name of the model that writes, where it runs on the computer of whoever runs this installation. */
  writer: z.optional(z.string()),
  /** The name of a model that was chosen and does not answer at the moment. */
  lost: z.optional(z.string()),
  /** Where administrators choose who writes while the installation runs. */
  choosable: z.optional(z.literal(true)),
});
export type SiteConfig = z.infer<typeof SiteConfigSchema>;
