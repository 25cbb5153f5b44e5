import { useEffect } from 'react';
import {
  type LessonLanguage,
  languageBySettings,
  MATERIAL_LANGUAGE,
} from '../../../../../shared/catalogue/lesson-language.ts';
import { languageCodes } from '../../../../../shared/catalogue/locales.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { settingsInput } from '../../../lib/api/settings-input.ts';
import { chosenLanguage, keepLocale } from '../../../lib/browser/locale.ts';
import { useBasic } from '../../../lib/use-basic.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { type LanguageChoice, languageName } from './lesson-language.ts';
import { lessonLanguageTexts } from './texts.ts';

const offered: readonly LessonLanguage[] = [MATERIAL_LANGUAGE, ...languageCodes];
const options = offered.map((value) => ({ value, label: languageName(value) }));

interface LanguageFieldProps {
  choice: LanguageChoice;
  onChange: (choice: LanguageChoice) => void;
}

/** The language of the lesson. The initial value is the language of the settings, if one is chosen there. */
export function LanguageField({ choice, onChange }: LanguageFieldProps) {
  const { data } = useEndpoint('getSettings', settingsInput());
  const basic = useBasic();
  useEffect(() => {
    if (data) keepLocale(data);
  }, [data]);
  const shown = choice ?? languageBySettings(data?.language ?? chosenLanguage());
  return (
    <Field
      label={commonTexts.language}
      hint={basic && shown !== MATERIAL_LANGUAGE ? lessonLanguageTexts.basicHint : undefined}
    >
      {(control) => <Select {...control} options={options} value={shown} onChange={onChange} />}
    </Field>
  );
}
