import { describe, expect, it } from 'vitest';
import { readExamples } from './read-examples.ts';
import { readGuideTypes, readPropertiesByType } from './read-types.ts';

const guideSource = `import '@mantine/core/styles/Switch.layer.css';
import { Button, Text } from '@mantine/core';
import type { Meta } from '@storybook/react-vite';
import { yesNo } from '#domain/questions/kinds.ts';
import { OneInput } from '#stories/questionnaire/one-input.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = { title: 'Components/Buttons' };
export default meta;

const words = 'Save';
const label = <Text>{words}</Text>;
const unused = 3;
const knows = yesNo('knows', 'Does your physician know?');

function Example() {
  return <Button>{label}</Button>;
}

export const Guide = {
  render: guide({
    example: <Example />,
    pairs: [
      {
        do: [
          <Button
            key="do"
            type="submit"
          >
            {label}
          </Button>,
          'Why.',
        ],
        dont: [<Text key="dont">No</Text>, 'Why not.'],
      },
      { do: [<OneInput key="do" question={knows} />, 'Ask.'], dont: [<Text key="dont">No</Text>, 'Why not.'] },
    ],
  }),
};
`;
const cssImport = `import '@mantine/core/styles/Switch.layer.css';`;

describe('The code of a guide’s examples', () => {
  const { example, pairs } = readExamples(guideSource);

  it('is the example with the declarations that it uses, and nothing else', () => {
    expect(pairs[0]).toBe(`${cssImport}
import { Button, Text } from '@mantine/core';

const words = 'Save';

const label = <Text>{words}</Text>;

<Button
  type="submit"
>
  {label}
</Button>`);
  });

  it('is the declaration where the example is a component of the file', () => {
    expect(example).toContain('function Example() {\n  return <Button>{label}</Button>;\n}');
    expect(example).not.toContain('<Example />');
  });

  it('is the question without the frame around it', () => {
    expect(pairs[1]).toBe(`${cssImport}
import { yesNo } from '#domain/questions/kinds.ts';

const knows = yesNo('knows', 'Does your physician know?');`);
  });
});

describe('The properties of a type', () => {
  it('are its members with their comments', () => {
    const source = `
interface Base<T> {
  /** Key in the form. */
  readonly name: string;
  /**
   * Message of a broken rule.
   * @param others all answers
   */
  rule?(answer: T): string | null;
}`;
    expect(readPropertiesByType(source)).toEqual({
      Base: [
        { name: 'name', type: 'string', isRequired: true, description: 'Key in the form.' },
        {
          name: 'rule',
          type: '(answer: T): string | null',
          isRequired: false,
          description: 'Message of a broken rule.',
        },
      ],
    });
  });

  it('are found for questions and toasts', () => {
    expect(readGuideTypes().ChoiceQuestion?.map(({ name }) => name)).toContain('options');
    expect(readGuideTypes().Toast?.map(({ name }) => name)).toContain('durationMs');
    expect(readGuideTypes().QuestionBase?.map(({ name }) => name)).toContain('label');
  });
});
