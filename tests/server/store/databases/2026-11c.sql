PRAGMA application_id = 1164142689;
PRAGMA user_version = 8;
BEGIN TRANSACTION;
CREATE TABLE acts (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',0,CAST('{"act":"opened","device":"ann","request":"open","edition":1,"settings":{"seats":[{},{}],"stage":"a b c d u","clock":{"decision":60,"reserve":30}}}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',1,CAST('{"act":"admitted","device":"bob","edition":1,"player":true}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',2,CAST('{"act":"sat","device":"ann","request":"sit","edition":1,"seat":"blue","name":"Ann"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',3,CAST('{"act":"sat","device":"bob","request":"sit","edition":1,"seat":"red","name":"Bob"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',4,CAST('{"act":"started","device":"ann","request":"start","edition":1}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',5,CAST('{"act":"answered","device":"ann","edition":1,"question":"0/placement/blue//place1","answer":"R3"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',6,CAST('{"act":"answered","device":"ann","edition":1,"question":"0/placement/blue//place2","answer":"S1"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',7,CAST('{"act":"answered","device":"bob","edition":1,"question":"0/placement/red//place1","answer":"R5"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',8,CAST('{"act":"answered","device":"bob","edition":1,"question":"0/placement/red//place2","answer":"S2"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',9,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue//first","answer":"S"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',10,CAST('{"act":"answered","device":"bob","edition":1,"question":"1/energy/red//first","answer":"S"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',11,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue/S/card","answer":"4"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',12,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue/R/card","answer":"4"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',13,CAST('{"act":"ran-out","device":"","edition":1,"seat":"red","question":"1/energy/red/S/card"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',14,CAST('{"act":"bot-failed","device":"","edition":1,"seat":"red"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',15,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/red/S/card","answer":"3"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',16,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/red/R/card","answer":"3"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',17,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/red//first","answer":"R"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',18,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/red/R/card","answer":"3"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',19,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/red/S/card","answer":"9"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',20,CAST('{"act":"answered","device":"ann","edition":1,"question":"2/energy/blue//first","answer":"S"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',21,CAST('{"act":"answered","device":"ann","edition":1,"question":"2/energy/blue/S/card","answer":"2"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',22,CAST('{"act":"answered","device":"ann","edition":1,"question":"2/energy/blue/R/card","answer":"4"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',23,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/red//first","answer":"S"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',24,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/red/S/card","answer":"9"}' AS BLOB));
INSERT INTO "acts" VALUES('ju9w8xqmvzfm',25,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/red/R/card","answer":"7"}' AS BLOB));
CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables (id),
        device TEXT NOT NULL,
        your_turn INTEGER NOT NULL, number INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
INSERT INTO "members" VALUES('ju9w8xqmvzfm','ann',1,5);
INSERT INTO "members" VALUES('ju9w8xqmvzfm','bob',0,5);
CREATE TABLE snapshots (
        table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
        body BLOB NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        seed TEXT NOT NULL,
        player_hash TEXT NOT NULL UNIQUE,
        watcher_hash TEXT NOT NULL UNIQUE,
        status TEXT NOT NULL,
        stage TEXT NOT NULL,
        public INTEGER NOT NULL,
        seats TEXT NOT NULL,
        open_seats INTEGER NOT NULL,
        created REAL NOT NULL,
        updated REAL NOT NULL
    , round INTEGER NOT NULL DEFAULT 0, winner TEXT NOT NULL DEFAULT '', tour TEXT NOT NULL DEFAULT '', day INTEGER NOT NULL DEFAULT 0, days INTEGER NOT NULL DEFAULT 0, points TEXT NOT NULL DEFAULT '[]', game TEXT NOT NULL DEFAULT 'flamme', clock BLOB NOT NULL DEFAULT x'', due REAL);
INSERT INTO "tables" VALUES(5,'ju9w8xqmvzfm','41377446811a5873c5a91e7e50d705a99a7925a4f1c00affcdfa41b3d0a8bcea','9dbff40f64326d4e3b7af4f16f6a8c94926b92cf78d7f35dfaf54dbaa5056d56','31416af06cc9f01445f13e1a2a6137014bdc4ff7af912d77e31aa0514e0569c5','racing','a b c d u',0,'["Ann","Bob"]',0,0.0,0.0,3,'','',0,0,'[]','flamme',CAST('{"stage":0,"seats":{"blue":{"reserve":30.0,"question":"3/energy/blue//first","left":60.0,"since":90.0},"red":{"reserve":0.0}}}' AS BLOB),180.0);
CREATE INDEX tables_to_join ON tables (created) WHERE public AND status <> 'over';
CREATE INDEX members_by_device ON members (device, number);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
COMMIT;
