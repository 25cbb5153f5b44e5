import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cachedFolder, run } from '../cache.ts';

const version = '2.6.1';
const project = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>referees</groupId>
  <artifactId>dynamodb</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>com.amazonaws</groupId>
      <artifactId>DynamoDBLocal</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>
</project>
`;

/** The folder with the jars of DynamoDB Local, all it depends on and its native SQLite, from Maven Central. */
export const dynamodbLocal = (): string =>
  cachedFolder(`dynamodb-local-${version}`, (folder) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'pom.xml'), project);
    const output = `-DoutputDirectory=${folder}`;
    run('mvn', ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime', output], folder);
  });
