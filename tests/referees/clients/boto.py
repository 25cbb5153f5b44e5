"""boto3 against the embedded stack: it signs, serializes, paginates and parses in its own way."""

import json
import os
import urllib.error
import urllib.request
import uuid

import boto3
from boto3.dynamodb.conditions import Key
from boto3.s3.transfer import TransferConfig
from botocore.config import Config
from harness import check, equal, refused, run_all

one_try = Config(retries={"total_max_attempts": 1})


def client(service):
    return boto3.client(service, region_name=os.environ["AWS_REGION"], config=one_try)


table_name = os.environ["TABLE_NAME"]
bucket = os.environ["BUCKET_NAME"]
pool = os.environ["USER_POOL_ID"]
machine = os.environ["STATE_MACHINE_ARN"]
s3 = client("s3")
dynamodb = client("dynamodb")
table = boto3.resource("dynamodb", region_name=os.environ["AWS_REGION"], config=one_try).Table(table_name)
sfn = client("stepfunctions")
cognito = client("cognito-idp")
ses = client("sesv2")
bedrock = client("bedrock-runtime")


def fetched(request):
    try:
        answer = urllib.request.urlopen(request)
        return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def posted(form, content):
    """A multipart form as a browser writes it, the file last."""
    fields = [(f'name="{name}"', value.encode()) for name, value in form["fields"].items()]
    parts = [*fields, ('name="file"; filename="a.txt"', content)]
    mark = uuid.uuid4().hex
    written = [f"--{mark}\r\nContent-Disposition: form-data; {n}\r\n\r\n".encode() + v + b"\r\n" for n, v in parts]
    body = b"".join(written) + f"--{mark}--\r\n".encode()
    return fetched(urllib.request.Request(form["url"], body, {"Content-Type": f"multipart/form-data; boundary={mark}"}))


@check("dynamodb: the table as it is described")
def _():
    described = dynamodb.describe_table(TableName=table_name)["Table"]
    equal(described["TableStatus"], "ACTIVE")
    equal(sorted(index["IndexName"] for index in described["GlobalSecondaryIndexes"]), ["GSI1", "GSI2", "GSI3"])
    equal(described["StreamSpecification"]["StreamViewType"], "NEW_AND_OLD_IMAGES")


@check("dynamodb: items of every type come back as they were")
def _():
    item = {"PK": "R#1", "SK": "A", "n": 3, "b": b"\x00\xff", "s": {"x", "y"}, "m": {"deep": [True, None]}, "e": ""}
    table.put_item(Item=item)
    got = table.get_item(Key={"PK": "R#1", "SK": "A"}, ConsistentRead=True)["Item"]
    got["b"] = bytes(got["b"])
    equal(got, item)


@check("dynamodb: a paginator reads a query to its end, page by page")
def _():
    with table.batch_writer() as batch:
        for at in range(60):
            batch.put_item(Item={"PK": "R#2", "SK": f"{at:03}", "GSI1PK": "G", "GSI1SK": f"{at:03}"})
    pages = dynamodb.get_paginator("query").paginate(
        TableName=table_name,
        IndexName="GSI1",
        KeyConditionExpression="GSI1PK = :g",
        ExpressionAttributeValues={":g": {"S": "G"}},
        PaginationConfig={"PageSize": 7},
    )
    equal([page["Count"] for page in pages], [7] * 8 + [4])
    found = table.query(KeyConditionExpression=Key("PK").eq("R#2") & Key("SK").between("010", "019"))
    equal(found["Count"], 10)


@check("dynamodb: a condition that fails is refused by its name")
def _():
    again = {"PK": {"S": "R#1"}, "SK": {"S": "A"}}
    refused(
        "ConditionalCheckFailedException",
        lambda: dynamodb.put_item(TableName=table_name, Item=again, ConditionExpression="attribute_not_exists(PK)"),
    )


@check("dynamodb: a transaction that is cancelled says why, write by write")
def _():
    put = {"TableName": table_name, "Item": {"PK": {"S": "R#3"}, "SK": {"S": "A"}}}
    bad = {
        "TableName": table_name,
        "Key": {"PK": {"S": "R#none"}, "SK": {"S": "A"}},
        "ConditionExpression": "attribute_exists(PK)",
    }
    try:
        dynamodb.transact_write_items(TransactItems=[{"Put": put}, {"ConditionCheck": bad}])
    except dynamodb.exceptions.TransactionCanceledException as error:
        codes = [reason["Code"] for reason in error.response["CancellationReasons"]]
        return equal(codes, ["None", "ConditionalCheckFailed"])
    raise AssertionError("it was let through")


@check("dynamodb: a key that does not fit is a ValidationException")
def _():
    refused("ValidationException", lambda: dynamodb.get_item(TableName=table_name, Key={"PK": {"S": "only"}}))


@check("s3: an object with its type and metadata, and its range")
def _():
    s3.put_object(Bucket=bucket, Key="referee/ü +1.txt", Body=b"0123456789", ContentType="text/plain", Metadata={"a": "b"})
    got = s3.get_object(Bucket=bucket, Key="referee/ü +1.txt", Range="bytes=2-4")
    equal((got["Body"].read(), got["ContentType"], got["Metadata"]), (b"234", "text/plain", {"a": "b"}))


@check("s3: names that need encoding are listed as they are")
def _():
    equal([each["Key"] for each in s3.list_objects_v2(Bucket=bucket, Prefix="referee/ü")["Contents"]], ["referee/ü +1.txt"])


@check("s3: a level of a bucket, page by page")
def _():
    for key in ("a/1", "a/2", "b/1", "c"):
        s3.put_object(Bucket=bucket, Key=f"level/{key}", Body=b"x")
    pages = s3.get_paginator("list_objects_v2").paginate(
        Bucket=bucket, Prefix="level/", Delimiter="/", PaginationConfig={"PageSize": 1}
    )
    found = [
        each.get("Prefix") or each.get("Key")
        for page in pages
        for each in page.get("CommonPrefixes", []) + page.get("Contents", [])
    ]
    equal(found, ["level/a/", "level/b/", "level/c"])


@check("s3: upload_file sends a large file in parts, download_file reads it in ranges")
def _():
    body = os.urandom(11 * 1024 * 1024)
    config = TransferConfig(multipart_threshold=6 * 1024 * 1024, multipart_chunksize=5 * 1024 * 1024)
    there, back = os.path.join(os.environ["WORK"], "sent"), os.path.join(os.environ["WORK"], "received")
    with open(there, "wb") as file:
        file.write(body)
    s3.upload_file(there, bucket, "referee/large", Config=config, ExtraArgs={"ContentType": "application/zip"})
    s3.download_file(bucket, "referee/large", back, Config=config)
    with open(back, "rb") as file:
        equal(file.read() == body, True)
    head = s3.head_object(Bucket=bucket, Key="referee/large")
    equal((head["ContentType"], head["ETag"][-3:]), ("application/zip", '-3"'))


@check("s3: a multipart upload that is given up leaves nothing")
def _():
    upload = s3.create_multipart_upload(Bucket=bucket, Key="referee/given-up")["UploadId"]
    s3.upload_part(Bucket=bucket, Key="referee/given-up", UploadId=upload, PartNumber=1, Body=b"x")
    s3.abort_multipart_upload(Bucket=bucket, Key="referee/given-up", UploadId=upload)
    gone = {"Bucket": bucket, "Key": "referee/given-up", "UploadId": upload}
    refused("NoSuchUpload", lambda: s3.upload_part(**gone, PartNumber=2, Body=b"x"))


@check("s3: an address signed for reading reads, and one that was changed does not")
def _():
    signer = boto3.client("s3", region_name=os.environ["AWS_REGION"], config=Config(signature_version="s3v4"))
    address = signer.generate_presigned_url("get_object", Params={"Bucket": bucket, "Key": "level/c"}, ExpiresIn=60)
    equal(fetched(address), (200, b"x"))
    equal(fetched(address.replace("level/c", "level/a/1"))[0], 403)


@check("s3: an address signed as botocore does in us-east-1 unless told otherwise")
def _():
    address = s3.generate_presigned_url("get_object", Params={"Bucket": bucket, "Key": "level/c"}, ExpiresIn=60)
    equal(fetched(address)[0], 200)


@check("s3: a form signed for an upload takes what it says and no more")
def _():
    signer = boto3.client("s3", region_name=os.environ["AWS_REGION"], config=Config(signature_version="s3v4"))
    form = signer.generate_presigned_post(bucket, "referee/posted", Conditions=[["content-length-range", 1, 5]])
    equal(posted(form, b"12345")[0], 204)
    equal(posted(form, b"123456")[0], 400)
    equal(s3.get_object(Bucket=bucket, Key="referee/posted")["Body"].read(), b"12345")


@check("s3: a copy, and deleting many with an answer for each")
def _():
    s3.copy_object(Bucket=bucket, Key="level/d", CopySource={"Bucket": bucket, "Key": "level/c"})
    keys = [{"Key": each["Key"]} for each in s3.list_objects_v2(Bucket=bucket, Prefix="level/")["Contents"]]
    deleted = s3.delete_objects(Bucket=bucket, Delete={"Objects": keys})["Deleted"]
    equal(sorted(each["Key"] for each in deleted), ["level/a/1", "level/a/2", "level/b/1", "level/c", "level/d"])
    equal(s3.list_objects_v2(Bucket=bucket, Prefix="level/")["KeyCount"], 0)


@check("s3: what is not there, and a bucket that is not")
def _():
    refused("NoSuchKey", lambda: s3.get_object(Bucket=bucket, Key="nothing"))
    refused("404", lambda: s3.head_object(Bucket=bucket, Key="nothing"))
    refused("NoSuchBucket", lambda: s3.list_objects_v2(Bucket="no-such-bucket"))


@check("stepfunctions: an execution is started once, ends, and is described")
def _():
    name = f"referee-{uuid.uuid4()}"
    # There is no such generation: the workflow finds out, and says so in its end
    given = json.dumps({"sessionId": "ses_01ARZ3NDEKTSV4RRFFQ69G5FAV", "generationId": "gen_01ARZ3NDEKTSV4RRFFQ69G5FAV"})
    arn = sfn.start_execution(stateMachineArn=machine, name=name, input=given)["executionArn"]
    while sfn.describe_execution(executionArn=arn)["status"] == "RUNNING":
        pass
    refused(
        "ExecutionAlreadyExists", lambda: sfn.start_execution(stateMachineArn=machine, name=name, input="{}")
    )
    listed = sfn.list_executions(stateMachineArn=machine)["executions"]
    equal(listed[0]["executionArn"], arn)


@check("stepfunctions: the history of an execution, page by page and from its end")
def _():
    arn = sfn.list_executions(stateMachineArn=machine)["executions"][0]["executionArn"]
    pages = sfn.get_paginator("get_execution_history").paginate(executionArn=arn, PaginationConfig={"PageSize": 2})
    events = [event for page in pages for event in page["events"]]
    equal(events[0]["type"], "ExecutionStarted")
    equal([event["id"] for event in events], list(range(1, len(events) + 1)))
    equal("TaskScheduled" in {event["type"] for event in events}, True)
    last = sfn.get_execution_history(executionArn=arn, reverseOrder=True, maxResults=1)["events"][0]
    equal(last["id"], len(events))


@check("stepfunctions: what is not there")
def _():
    refused("ExecutionDoesNotExist", lambda: sfn.describe_execution(executionArn=machine.replace("stateMachine", "execution") + ":no"))
    refused("StateMachineDoesNotExist", lambda: sfn.start_execution(stateMachineArn=machine + "-no"))


@check("cognito: an account is made, found, given a group and a password, and deleted")
def _():
    email = "boto@example.test"
    attributes = [{"Name": "email", "Value": email}, {"Name": "name", "Value": "Boto"}]
    made = cognito.admin_create_user(UserPoolId=pool, Username=email, UserAttributes=attributes, MessageAction="SUPPRESS")
    equal(made["User"]["UserStatus"], "FORCE_CHANGE_PASSWORD")
    cognito.admin_set_user_password(UserPoolId=pool, Username=email, Password="secret12", Permanent=True)
    cognito.admin_add_user_to_group(UserPoolId=pool, Username=email, GroupName="admin")
    groups = cognito.admin_list_groups_for_user(UserPoolId=pool, Username=email)["Groups"]
    equal([group["GroupName"] for group in groups], ["admin"])
    found = cognito.list_users(UserPoolId=pool, Filter=f'email = "{email}"')["Users"]
    equal([user["UserStatus"] for user in found], ["CONFIRMED"])
    cognito.admin_delete_user(UserPoolId=pool, Username=email)
    refused("UserNotFoundException", lambda: cognito.admin_get_user(UserPoolId=pool, Username=email))


@check("cognito: a password may not be sent as it is")
def _():
    refused(
        "InvalidParameterException",
        lambda: cognito.initiate_auth(
            AuthFlow="USER_PASSWORD_AUTH",
            ClientId=os.environ["USER_POOL_CLIENT_ID"],
            AuthParameters={"USERNAME": "a@example.test", "PASSWORD": "secret12"},
        ),
    )


@check("sesv2: a mail of text alone, one with HTML, and one from somebody else")
def _():
    def send(body, sender=os.environ["MAIL_SENDER"]):
        return ses.send_email(
            FromEmailAddress=sender,
            Destination={"ToAddresses": ["ann@example.test"]},
            Content={"Simple": {"Subject": {"Data": "Hello"}, "Body": body}},
        )

    equal(len(send({"Text": {"Data": "Hello"}})["MessageId"]) > 0, True)
    send({"Text": {"Data": "Hello"}, "Html": {"Data": "<p>Hello</p>"}})
    refused("MessageRejected", lambda: send({"Text": {"Data": "Hello"}}, "other@example.test"))


hello = [{"role": "user", "content": [{"text": "Hello"}]}]


@check("bedrock: any prompt is answered, at once and as a stream")
def _():
    whole = bedrock.converse(modelId=os.environ["MODEL_ID"], messages=hello)
    equal((whole["stopReason"], whole["output"]["message"]["role"]), ("end_turn", "assistant"))
    stream = bedrock.converse_stream(modelId=os.environ["MODEL_ID"], messages=hello)["stream"]
    events = list(stream)
    said = "".join(event["contentBlockDelta"]["delta"]["text"] for event in events if "contentBlockDelta" in event)
    equal(said, whole["output"]["message"]["content"][0]["text"])
    equal([next(iter(event)) for event in (events[0], *events[-2:])], ["messageStart", "messageStop", "metadata"])


@check("bedrock: what is not a conversation is a ValidationException")
def _():
    assistant = [{"role": "assistant", "content": [{"text": "Hello"}]}]
    refused("ValidationException", lambda: bedrock.converse(modelId=os.environ["MODEL_ID"], messages=assistant))


@check("lambda: a function is invoked, and one that is not there is not")
def _():
    functions = client("lambda")
    answer = functions.invoke(FunctionName="trending", Payload=b"{}")
    equal((answer["StatusCode"], answer.get("FunctionError")), (200, None))
    refused("ResourceNotFoundException", lambda: functions.invoke(FunctionName="nobody", Payload=b"{}"))


@check("apigatewaymanagementapi: a connection that is gone")
def _():
    sockets = boto3.client(
        "apigatewaymanagementapi", region_name=os.environ["AWS_REGION"], endpoint_url=os.environ["SOCKET_ENDPOINT"]
    )
    refused("GoneException", lambda: sockets.post_to_connection(ConnectionId="nobody=", Data=b"{}"))


run_all()
