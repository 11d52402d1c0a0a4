/** Writes the types of what the server says, `src/types/*.d.ts`, from `schemas/*.json`. */

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import openapiTS, { COMMENT_HEADER, astToString } from 'openapi-typescript';

const schemas = new URL('schemas/', import.meta.url);
const types = new URL('src/types/', import.meta.url);

mkdirSync(types, { recursive: true });
for (const file of readdirSync(schemas).filter((name) => name.endsWith('.json'))) {
  const tree = await openapiTS(new URL(file, schemas), { defaultNonNullable: false });
  writeFileSync(new URL(file.replace(/json$/, 'd.ts'), types), COMMENT_HEADER + astToString(tree));
}
