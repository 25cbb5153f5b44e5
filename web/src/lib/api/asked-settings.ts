import { isTimezone } from '../../../../shared/catalogue/locales.ts';
import { browserZone } from '../browser/locale.ts';

/** The browser's zone, where it is one that the API knows too. */
export const ownZone = (): string | undefined => {
  const zone = browserZone();
  return zone !== undefined && isTimezone(zone) ? zone : undefined;
};

/** What the settings are asked for with: the first asking makes them. */
export const askedSettings = () => {
  const timezone = ownZone();
  return { query: timezone === undefined ? {} : { timezone } };
};
