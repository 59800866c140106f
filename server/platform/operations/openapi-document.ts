import { STATUS_CODES } from 'node:http';
import type { z } from 'zod';
import { passwordHeader } from '#contract/accounts/password-header.ts';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import { tags } from '#contract/platform/api-tags.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { listRefusalCodes } from '#contract/platform/refusal-codes.ts';
import { problem, type RefusalCode, refusals } from '#contract/platform/refusals.ts';
import { m } from '#messages/messages.js';
import { createSchemaRegistry } from './json-schemas.ts';

const description = `Find doctors, see free slots and book appointments. Dates and times are in clinic time; an instant has its
offset.

Errors are \`application/problem+json\` (RFC 9457) with a stable \`code\` and a \`message\` in the language of
\`Accept-Language\`.`;

export function createOpenApiDocument(publicUrl: string) {
  const { named, schemaOf } = createSchemaRegistry();
  const asProblem = schemaOf(problem, 'output');

  const parameters = (where: 'path' | 'query' | 'header', group: z.ZodObject | undefined) => {
    if (!group) return [];
    const { properties = {}, required = [] } = schemaOf(group, 'input') as {
      properties?: Record<string, Record<string, unknown>>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: where,
      required: required.includes(name),
      description,
      schema,
    }));
  };

  const requestBody = ({ body, form }: Endpoint) => {
    if (!body && !form) return {};
    const schema = (body ? schemaOf(body, 'input') : { type: 'object' }) as {
      properties?: Record<string, unknown>;
    };
    const binary = (description: string) => ({ type: 'string', format: 'binary', description });
    const sent =
      form === 'upload'
        ? { file: binary('JPEG, PNG, WebP or PDF, up to 10 MB.') }
        : { photo: binary('An image of up to 5 MB.') };
    const withFile = { ...schema, properties: { ...schema.properties, ...sent } };
    const content = {
      ...(form && { 'multipart/form-data': { schema: withFile } }),
      ...(body && form !== 'upload' && { 'application/json': { schema } }),
    };
    return { requestBody: { required: body !== undefined, content } };
  };

  const success = ({ status, answer, file }: Endpoint) => {
    const schema = file ? { type: 'string', format: 'binary' } : schemaOf(answer, 'output');
    const [type = ''] = (file ?? 'application/json').split(';');
    return { [status]: { description: STATUS_CODES[status], content: { [type]: { schema } } } };
  };

  const refusal = (codes: readonly RefusalCode[]) => ({
    description: codes.map((code) => `- \`${code}\`: ${refusalExample(code)}`).join('\n'),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [asProblem, { type: 'object', properties: { code: { enum: codes } }, required: ['code'] }],
        },
      },
    },
  });

  const operation = (operationId: string, endpoint: Endpoint, path: string) => {
    const { who, params, query, headers, tag, summary } = endpoint;
    const byStatus = Map.groupBy(listRefusalCodes(endpoint), (code) => refusals[code]);
    const inPath = parameters('path', params).map((one, index) => ({ ...one, name: namesIn(path)[index] }));
    return {
      operationId,
      tags: [tag],
      summary,
      description: formatDescription(endpoint),
      security: who === 'anyone' ? [] : [{ bearer: [] }],
      parameters: [...inPath, ...parameters('query', query), ...parameters('header', headers)],
      ...requestBody(endpoint),
      responses: {
        ...success(endpoint),
        ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusal(codes)])),
        default: { $ref: '#/components/responses/Failure' },
      },
    };
  };

  const paths: Record<string, Record<string, object>> = {};
  for (const [operationId, endpoint] of Object.entries(endpointByOperation)) {
    const path = toOpenApiPath(endpoint);
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(operationId, endpoint, path),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'HAMS',
      version: '1',
      description,
      contact: { name: 'HAMS', url: publicUrl },
      license: { name: 'Apache 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: { Failure: refusal(['unavailable', 'busy', 'internal']) },
      schemas: named,
    },
  };
}

function refusalExample(code: RefusalCode): string {
  const said = { status: '…', notice: '…', wait: '…', limit: '…', visits: '…' };
  const prescribed = { medicine: '…', rule: '…', words: '…' };
  return m[`refusal_${code}`]({ ...said, ...prescribed }, { locale: 'en' });
}

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function formatDescription({ description, who, own, atDesk }: Endpoint): string {
  const callers =
    who === 'anyone'
      ? 'No authentication required.'
      : who === 'operator'
        ? 'Requires an operator session.'
        : `Requires a session as ${orList.format(who)}.`;
  const oneself = own ? [`\`${own}\` must be the caller's own id.`] : [];
  const asked =
    atDesk === 'password'
      ? [
          `At a shared computer, send the caller's password percent-encoded in the header \`${passwordHeader}\`.`,
        ]
      : [];
  return [...(description ? [description] : []), [callers, ...oneself, ...asked].join(' ')].join('\n\n');
}

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/**
 * The path with `{names}`. OpenAPI lists each path once: where endpoints of one path name their parameters
 * differently, they become `id`.
 */
function toOpenApiPath({ path }: Endpoint): string {
  const shape = (other: string) => other.replace(/:\w+/g, ':');
  const same = Object.values(endpointByOperation).filter((other) => shape(other.path) === shape(path));
  const agreed = same.every((other) => other.path === path);
  return path.replace(/:(\w+)/g, agreed ? '{$1}' : '{id}');
}
