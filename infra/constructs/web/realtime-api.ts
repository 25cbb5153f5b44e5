import { Aws, Stack } from 'aws-cdk-lib';
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { acknowledge, acknowledgeStar } from '../acknowledge.ts';
import type { AppFunction } from '../compute/function.ts';

interface Props {
  readonly authorizer: AppFunction;
  readonly socket: AppFunction;
}

/** WebSockets of open tabs: opened with a one-time ticket; only the realtime stream reader sends to them. */
export class RealtimeApi extends Construct {
  readonly api: WebSocketApi;
  readonly stage: WebSocketStage;
  /** Scheme and host for opening sockets. */
  readonly origin: string;

  constructor(scope: Construct, id: string, { authorizer, socket }: Props) {
    super(scope, id);
    const integration = new WebSocketLambdaIntegration('Socket', socket.fn);
    this.api = new WebSocketApi(this, 'Api', {
      connectRouteOptions: {
        integration,
        authorizer: new WebSocketLambdaAuthorizer('Ticket', authorizer.fn, {
          identitySource: ['route.request.querystring.ticket'],
        }),
      },
      disconnectRouteOptions: { integration },
      defaultRouteOptions: { integration },
    });
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: 'live',
      autoDeploy: true,
      throttle: { rateLimit: 100, burstLimit: 200 },
    });
    this.origin = `wss://${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
    acknowledge(
      this.api,
      'APIG4',
      'A socket is authorized when it opens; the gateway has no authorizer for later messages.',
    );
    acknowledge(
      this.stage,
      'APIG1',
      'Access logs of sockets need a role for the whole account; the socket functions log who opens and closes.',
    );
  }

  /** Lets a function send to sockets (POST) or close them (DELETE). */
  grant(fn: AppFunction, method: 'POST' | 'DELETE'): void {
    const connections = Stack.of(this).formatArn({
      service: 'execute-api',
      resource: this.api.apiId,
      resourceName: `${this.stage.stageName}/${method}/@connections/*`,
    });
    fn.addEnvironment({ SOCKET_ENDPOINT: this.stage.callbackUrl });
    fn.allow(['execute-api:ManageConnections'], [connections]);
    acknowledgeStar(fn.role, connections, 'The gateway makes the ids of connections.');
  }
}
