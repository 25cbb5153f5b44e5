import { describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/contract/contract.ts';
import type { Access } from '../../shared/contract/endpoint.ts';
import { synthesize, type Value, written } from './template.ts';

const stack = synthesize();

interface Route {
  readonly ApiId: Value;
  readonly RouteKey: string;
  readonly AuthorizationType: string;
  readonly AuthorizerId?: Value;
  readonly Target: Value;
}
const routes = stack.resources<Route>('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties);
const httpRoutes = routes.filter((route) => written(route.ApiId) === '<HttpApi>');
const integrations = new Map(
  stack
    .resources<{ IntegrationUri: Value }>('AWS::ApiGatewayV2::Integration')
    .map(({ id, Properties }) => [id, written(Properties.IntegrationUri)]),
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

  // Optional routes are open here: a gateway's authorizer cannot be asked to let strangers through.
  const expected: Record<Access, string> = { public: 'NONE', optional: 'NONE', user: 'JWT', admin: 'JWT' };

  it.each(endpoints)('asks who calls %s exactly when the contract says so', (_, { method, path, access }) => {
    const route = httpRoutes.find(({ RouteKey }) => RouteKey === `${method} ${path}`);
    expect(route?.AuthorizationType).toBe(expected[access]);
    expect(route?.AuthorizerId !== undefined).toBe(expected[access] === 'JWT');
  });

  it.each(endpoints)('sends %s to the function of its group', (_, { method, path, group }) => {
    const route = httpRoutes.find(({ RouteKey }) => RouteKey === `${method} ${path}`);
    expect(route && functionBehind(route)).toBe(`<${group}Function.Arn>`);
  });

  it('takes only access tokens of this pool and this client', () => {
    const [authorizer] = stack
      .resources<{ AuthorizerType: string; JwtConfiguration: { Audience: Value[]; Issuer: Value } }>(
        'AWS::ApiGatewayV2::Authorizer',
      )
      .filter(({ Properties }) => Properties.AuthorizerType === 'JWT');
    const { Audience, Issuer } = authorizer!.Properties.JwtConfiguration;
    expect(Audience.map(written)).toEqual(['<IdentityPoolWeb>']);
    expect(written(Issuer)).toBe('https://cognito-idp.<AWS::Region>.<AWS::URLSuffix>/<IdentityPool>');
  });

  it('takes one permission for each function, since a stack holds 500 resources and the contract will have 80 rows', () => {
    const invoked = stack
      .resources<{ FunctionName: Value; Principal: string; SourceArn: Value }>('AWS::Lambda::Permission')
      .filter(({ Properties }) => written(Properties.SourceArn).includes(':<HttpApi>/'))
      .map(({ Properties }) => written(Properties.FunctionName));
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
  const sockets = routes.filter((route) => written(route.ApiId) === '<RealtimeApi>');

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
