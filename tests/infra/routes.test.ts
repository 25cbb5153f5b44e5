import { describe, expect, it } from 'vitest';
import { permissions } from '../../infra/permissions.ts';
import { endpoints } from '../../shared/contract/contract.ts';
import { asText, functionNamed, synthesize, type Value } from './template.ts';

const stack = synthesize();

interface Route {
  readonly ApiId: Value;
  readonly RouteKey: string;
  readonly AuthorizationType: string;
  readonly Target: Value;
}
const routes = stack.resources<Route>('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties);
const httpRoutes = routes.filter((route) => asText(route.ApiId) === '<HttpApi>');
const integrations = new Map(
  stack
    .resources<{ IntegrationUri: Value }>('AWS::ApiGatewayV2::Integration')
    .map(({ id, Properties }) => [id, asText(Properties.IntegrationUri)]),
);
const functionBehind = (route: Route) => {
  const target = JSON.stringify(route.Target);
  return [...integrations].find(([id]) => target.includes(id))?.[1];
};

describe('the HTTP API', () => {
  it('has a route for each row of the contract and no other', () => {
    const keys = httpRoutes.map((route) => route.RouteKey);
    expect(keys.sort()).toEqual(endpoints.map(([, { method, path }]) => `${method} ${path}`).sort());
  });

  it('asks nobody who they are: a gateway refuses in words of its own, where the contract has some [SESS-58, SESS-59]', () => {
    expect(new Set(httpRoutes.map((route) => route.AuthorizationType))).toEqual(new Set(['NONE']));
  });

  it.each(endpoints)('leaves who calls %s to a function that can tell', (_, { access, group }) => {
    if (access === 'public') return;
    expect(permissions[group].verifiesTokens).toBe(true);
    const { Variables } = functionNamed(stack, group).Properties.Environment;
    expect(['TOKEN_ISSUER', 'USER_POOL_CLIENT_ID'].map((name) => asText(Variables[name] ?? ''))).toEqual([
      'https://cognito-idp.<AWS::Region>.<AWS::URLSuffix>/<IdentityPool>',
      '<IdentityPoolWeb>',
    ]);
  });

  it.each(endpoints)('sends %s to the function of its group', (_, { method, path, group }) => {
    const route = httpRoutes.find(({ RouteKey }) => RouteKey === `${method} ${path}`);
    expect(route && functionBehind(route)).toBe(`<${group}Function.Arn>`);
  });

  it('takes one permission for each function, since a stack holds 500 resources and the contract will have 80 rows', () => {
    const invoked = stack
      .resources<{ FunctionName: Value; Principal: string; SourceArn: Value }>('AWS::Lambda::Permission')
      .filter(({ Properties }) => asText(Properties.SourceArn).includes(':<HttpApi>/'))
      .map(({ Properties }) => asText(Properties.FunctionName));
    const groups = new Set(endpoints.map(([, { group }]) => `<${group}Function.Arn>`));
    expect(invoked.sort()).toEqual([...groups].sort());
  });

  it('answers no other origin, because the site calls its own', () => {
    const [api] = stack
      .resources<{ ProtocolType: string; CorsConfiguration?: unknown }>('AWS::ApiGatewayV2::Api')
      .filter(({ Properties }) => Properties.ProtocolType === 'HTTP');
    expect(api?.Properties.CorsConfiguration).toBeUndefined();
  });
});

describe('the WebSocket API', () => {
  const sockets = routes.filter((route) => asText(route.ApiId) === '<RealtimeApi>');

  it('opens a socket only to who holds a ticket', () => {
    const connect = sockets.find(({ RouteKey }) => RouteKey === '$connect');
    expect(connect?.AuthorizationType).toBe('CUSTOM');
    const [authorizer] = stack
      .resources<{ AuthorizerType: string; IdentitySource: string[] }>('AWS::ApiGatewayV2::Authorizer')
      .filter(({ Properties }) => Properties.AuthorizerType === 'REQUEST');
    expect(authorizer?.Properties.IdentitySource).toEqual(['route.request.querystring.ticket']);
  });

  it('hears of sockets that close, and answers the ping that keeps them open', () => {
    expect(sockets.map(({ RouteKey }) => RouteKey).sort()).toEqual(['$connect', '$default', '$disconnect']);
  });
});
