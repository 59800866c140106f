import { type Paper, paperSizes } from '#contract/doctors/letterheads.ts';
import { m } from '#messages/messages.js';
import { Field } from '../field.tsx';
import { SelectField } from '../select-field.tsx';

interface PaperFieldsProps {
  readonly paper: Paper;
  readonly errorOf: (field: keyof Paper) => string | undefined;
  readonly onChange: (paper: Paper) => void;
}

export function PaperFields({ paper, errorOf, onChange }: PaperFieldsProps) {
  const millimetres = (field: 'topMm' | 'bottomMm') => ({
    inputMode: 'numeric' as const,
    maxLength: 3,
    defaultValue: String(paper[field]),
    error: errorOf(field),
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onChange({ ...paper, [field]: Number(target.value) }),
  });
  return (
    <>
      <SelectField
        label={m.papers_size()}
        value={paper.size}
        error={errorOf('size')}
        onChange={({ target }) => {
          const size = paperSizes.find((one) => one === target.value);
          if (size) onChange({ ...paper, size });
        }}
      >
        {paperSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </SelectField>
      <Field label={m.papers_top()} hint={m.papers_space_hint()} {...millimetres('topMm')} />
      <Field label={m.papers_bottom()} {...millimetres('bottomMm')} />
    </>
  );
}
