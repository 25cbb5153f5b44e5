import { FileText } from 'lucide-react';
import { ANCHOR_MATERIAL_CHARACTERS } from '../../../../../shared/catalogue/limits.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import type { Material } from '../../../../../shared/model/material.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useBasic } from '../../../lib/use-basic.ts';
import { formatDate } from '../../../lib/words/format.ts';
import { commonTexts } from '../../../texts/common.ts';
import { countTexts } from '../../../texts/counts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { FileField } from '../material/file-field.tsx';
import type { Bringing } from '../material/use-material.ts';
import { wizardTexts } from '../texts.ts';
import type { AnchorSectionProps } from './anchor-draft.ts';
import { needsMaterial } from './anchor-request.ts';
import { Section } from './section.tsx';
import { wizardAnchorTexts } from './texts.ts';

interface MaterialSectionProps extends AnchorSectionProps {
  chosen: SessionId | undefined;
  attaching: boolean;
  bringing: Bringing;
  onAttach: () => void;
}

const NEAR = 0.9;

type Fullness = 'fine' | 'near' | 'over';
export const fullnessOf = (length: number): Fullness => {
  if (length > ANCHOR_MATERIAL_CHARACTERS) return 'over';
  return length > ANCHOR_MATERIAL_CHARACTERS * NEAR ? 'near' : 'fine';
};
const looks: Record<Fullness, string | false> = {
  fine: false,
  near: 'rounded-chip bg-near-fill px-1.5 font-bold text-on-near',
  over: 'text-wrong font-bold',
};

function Counter({ length }: { length: number }) {
  const fullness = fullnessOf(length);
  return (
    <span data-fullness={fullness} className={cx(looks[fullness])}>
      {length.toLocaleString()} / {ANCHOR_MATERIAL_CHARACTERS.toLocaleString()}
      {fullness === 'over' && wizardAnchorTexts.lengthOver}
    </span>
  );
}

/** The first line of a pasted text, without a heading mark. */
const firstLine = (content: string | null): string | undefined =>
  content
    ?.trim()
    .split('\n')[0]
    ?.replace(/^#+\s+/, '');

const nameOf = ({ kind, name, content }: Material, basic: boolean): string => {
  if (kind === 'model') return basic ? wizardAnchorTexts.originBundled : wizardAnchorTexts.originModel;
  return name ?? firstLine(content) ?? wizardTexts.textLabel;
};

function Attached({ sessionId }: { sessionId: SessionId }) {
  const basic = useBasic();
  const { data, isError, refetch } = useEndpoint('listMaterials', { params: { sessionId } });
  if (isError && !data)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-15 text-wrong">
        {wizardAnchorTexts.attachedFailed}
        <Button size="small" onClick={() => void refetch()}>
          {commonTexts.tryAgain}
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-11 w-full" />;
  if (data.items.length === 0) return <p className="text-14 text-quiet">{wizardAnchorTexts.attachedNone}</p>;
  return (
    <ul aria-label={wizardAnchorTexts.attachedLabel} className="grid grid-cols-1 gap-2">
      {data.items.map((material) => (
        <li
          key={material.id}
          className="flex items-center gap-3 rounded-control border border-rule bg-raised px-4 py-3"
        >
          <FileText className="flex-none text-[18px] text-mode" />
          <span className="min-w-0 flex-1 truncate text-15">{nameOf(material, basic)}</span>
          <span className="text-13 whitespace-nowrap text-quiet">
            {material.content === null
              ? formatDate(material.created_at)
              : countTexts.characters(material.content.length)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function MaterialSection({
  form,
  change,
  refusal,
  chosen,
  attaching,
  bringing,
  onAttach,
}: MaterialSectionProps) {
  const needed = needsMaterial(form, { basic: useBasic() });
  return (
    <Section
      part="material"
      title={wizardAnchorTexts.materialTitle}
      note={`${needed ? wizardAnchorTexts.materialNeeded : wizardAnchorTexts.materialOptional} ${wizardAnchorTexts.materialHint}`}
      refusal={refusal}
    >
      <FileField file={form.file} bringing={bringing} onRemove={() => change({ file: null })} />
      <Field
        label={wizardTexts.textLabel}
        aside={needed ? undefined : commonTexts.optional}
        count={<Counter length={form.content.length} />}
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-[180px]"
            value={form.content}
            onChange={({ target }) => change({ content: target.value })}
          />
        )}
      </Field>
      <Button className="justify-self-start" busy={attaching} onClick={onAttach}>
        {wizardAnchorTexts.attach}
      </Button>
      {chosen !== undefined && <Attached sessionId={chosen} />}
    </Section>
  );
}
