// A process of its own that can be killed: serves the table in the folder it is given and tells its parent where.
import { startDynamo } from '../../../../local/dynamodb/start.ts';
import { ensureTable } from '../../../../local/dynamodb/table.ts';
import { TableName } from './dynamo.ts';

const [dataDir = ''] = process.argv.slice(2);
const { endpoint } = await startDynamo({ dataDir });
await ensureTable(endpoint, TableName);
process.send?.({ endpoint });
