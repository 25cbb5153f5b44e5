import { SITE_CONFIG_PATH, type SiteConfig, SiteConfigSchema } from '../../../../shared/web/site-config.ts';

let asked: Promise<SiteConfig> | undefined;

const ask = async (): Promise<SiteConfig> => {
  const response = await fetch(SITE_CONFIG_PATH);
  if (!response.ok) throw new Error(`${SITE_CONFIG_PATH} answered ${response.status}`);
  return SiteConfigSchema.parse(await response.json());
};

/** The addresses of the site's services. Loaded once; after a failure, or where it is wanted `anew`, again. */
export const siteConfig = (anew = false): Promise<SiteConfig> => {
  if (anew) asked = undefined;
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
};
