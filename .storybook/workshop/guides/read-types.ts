import { readFileSync } from 'node:fs';
import { babelParse } from 'storybook/internal/babel';
import { getName, type Node, type types } from '../words/syntax.ts';

/** Property of a component or a question, as a guide's table shows it. */
export interface Property {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
  default?: string;
}

/** Properties by the name of their interface. Inherited ones are under the name of the base. */
export type PropertiesByType = Readonly<Record<string, readonly Property[]>>;

/** Returns the text of a documentation comment on one line, without its tags. */
const getDescription = ({ leadingComments }: Node): string => {
  const lines = (leadingComments?.at(-1)?.value ?? '').split('\n').map((line) => line.replace(/^[\s*]+/, ''));
  const end = lines.findIndex((line) => line.startsWith('@'));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .join(' ')
    .trim();
};

const joinLines = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads a member of an interface; an empty list for one that is no property and no method. */
function readProperty(source: string, member: types.TSTypeElement): Property[] {
  if (member.type === 'TSPropertySignature') {
    const annotation = member.typeAnnotation?.typeAnnotation;
    const type = joinLines(source.slice(annotation?.start ?? 0, annotation?.end ?? 0));
    return [
      { name: getName(member.key), type, isRequired: !member.optional, description: getDescription(member) },
    ];
  }
  if (member.type !== 'TSMethodSignature') return [];
  const type = joinLines(source.slice(member.key.end ?? 0, member.end ?? 0)).replace(/^\?|;$/g, '');
  return [
    { name: getName(member.key), type, isRequired: !member.optional, description: getDescription(member) },
  ];
}

/** Reads the properties of every interface in a file, in the file's order. */
export function readPropertiesByType(source: string): PropertiesByType {
  const propertiesByName: Record<string, readonly Property[]> = {};
  for (const statement of babelParse(source).program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type !== 'TSInterfaceDeclaration') continue;
    propertiesByName[node.id.name] = node.body.body.flatMap((member) => readProperty(source, member));
  }
  return propertiesByName;
}

/** Files with the types that an author of screens uses: questions, questionnaires, toasts. */
const typeFiles = [
  'src/domain/questions/question.ts',
  'src/domain/questions/questionnaire.ts',
  'src/ui/feedback/toast.ts',
];

/** Returns the properties of the types that guides list in addition to those of components. */
export const readGuideTypes = (): PropertiesByType =>
  Object.assign({}, ...typeFiles.map((file) => readPropertiesByType(readFileSync(file, 'utf8'))));
