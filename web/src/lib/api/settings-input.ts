import { isTimezone } from '../../../../shared/catalogue/locales.ts';
import { browserZone } from '../browser/locale.ts';

/** The browser's time zone, if the API knows it too. */
export const ownZone = (): string | undefined => {
  const zone = browserZone();
  return zone !== undefined && isTimezone(zone) ? zone : undefined;
};

/** Input of the settings call: the first call creates the settings. */
export const settingsInput = () => {
  const timezone = ownZone();
  return { query: timezone === undefined ? {} : { timezone } };
};
