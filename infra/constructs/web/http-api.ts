import { Aws } from 'aws-cdk-lib';
import {
  HttpApi as Api,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionName } from '../../../lambdas/functions.ts';
import { endpoints } from '../../../shared/contract/contract.ts';
import type { FunctionGroup } from '../../../shared/contract/endpoint.ts';
import { acknowledge } from '../acknowledge.ts';
import type { AppFunction } from '../compute/function.ts';

interface Props {
  readonly functions: Readonly<Record<FunctionName, AppFunction>>;
  readonly accessLog: ILogGroup;
}

/** One route for each endpoint of the contract. The functions authenticate callers (decisions/0023). Only the CDN calls it, so it needs no CORS. */
export class HttpApi extends Construct {
  readonly api: Api;
  readonly host: string;

  constructor(scope: Construct, id: string, { functions, accessLog }: Props) {
    super(scope, id);
    this.api = new Api(this, 'Api', { createDefaultStage: false });
    this.host = `${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      // Far above normal use; limits the cost of a flood.
      throttle: { rateLimit: 200, burstLimit: 400 },
      accessLogSettings: { destination: new LogGroupLogDestination(accessLog) },
    });

    const integrations = new Map<FunctionGroup, HttpLambdaIntegration>();
    const integrationOf = (group: FunctionGroup) => {
      const made = integrations.get(group) ?? new HttpLambdaIntegration(group, functions[group].fn, onePermission);
      integrations.set(group, made);
      return made;
    };
    for (const [, endpoint] of endpoints) {
      const routes = this.api.addRoutes({
        path: endpoint.path,
        methods: [HttpMethod[endpoint.method]],
        integration: integrationOf(endpoint.group),
        authorizer: new HttpNoneAuthorizer(),
      });
      for (const route of routes) acknowledge(route, 'APIG4', openReason);
    }
  }
}

/** One permission for each function, not for each route: eighty routes would take eighty of a stack's 500 resources. */
const onePermission = { scopePermissionToRoute: false };
const openReason = 'The functions verify tokens themselves, so that a refusal has the words of the contract.';
