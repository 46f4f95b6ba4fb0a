PRAGMA application_id = 1164142689;
PRAGMA user_version = 11;
BEGIN TRANSACTION;
CREATE TABLE acts (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        body BLOB NOT NULL, crc INTEGER,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',0,CAST('{"act":"opened","device":"ann","request":"open","edition":1,"settings":{"seats":[{},{}],"tour":"card-3 gt-4 gt-8"}}' AS BLOB),-338164354);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',1,CAST('{"act":"admitted","device":"bob","edition":1,"player":true}' AS BLOB),-2029532333);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',2,CAST('{"act":"sat","device":"ann","request":"sit","edition":1,"seat":"blue","name":"Ann"}' AS BLOB),323342699);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',3,CAST('{"act":"sat","device":"bob","request":"sit","edition":1,"seat":"red","name":"Bob"}' AS BLOB),-1319006657);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',4,CAST('{"act":"stage-entered","device":"bob","request":"enter","edition":1,"stage":1,"text":"echappee-result 1\norder: blue.R red.R blue.S red.S\nexhaustion: red.S=3\n"}' AS BLOB),1160211395);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',5,CAST('{"act":"went-on","device":"ann","request":"on","edition":1}' AS BLOB),-615294134);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',6,CAST('{"act":"answered","device":"bob","edition":1,"question":"0/placement/red//place1","answer":"R1"}' AS BLOB),-682654635);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',7,CAST('{"act":"answered","device":"bob","edition":1,"question":"0/placement/red//place2","answer":"S4"}' AS BLOB),-1272968188);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',8,CAST('{"act":"answered","device":"ann","edition":1,"question":"0/placement/blue//place1","answer":"R1"}' AS BLOB),-1357029176);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',9,CAST('{"act":"answered","device":"ann","edition":1,"question":"0/placement/blue//place2","answer":"S5"}' AS BLOB),1501480514);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',10,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue//first","answer":"S"}' AS BLOB),666958188);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',11,CAST('{"act":"answered","device":"bob","edition":1,"question":"1/energy/red//first","answer":"R"}' AS BLOB),166407141);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',12,CAST('{"act":"answered","device":"bob","edition":1,"question":"1/energy/red/R/card","answer":"6"}' AS BLOB),-321508884);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',13,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue/S/card","answer":"9"}' AS BLOB),-80409322);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',14,CAST('{"act":"answered","device":"bob","edition":1,"question":"1/energy/red/S/card","answer":"9"}' AS BLOB),-364380420);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',15,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue/R/card","answer":"4"}' AS BLOB),-1343190746);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',16,CAST('{"act":"answered","device":"bob","edition":1,"question":"2/energy/red//first","answer":"S"}' AS BLOB),-1771674093);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',17,CAST('{"act":"answered","device":"ann","edition":1,"question":"2/energy/blue//first","answer":"R"}' AS BLOB),-783037591);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',18,CAST('{"act":"answered","device":"ann","edition":1,"question":"2/energy/blue/R/card","answer":"6"}' AS BLOB),-1682568090);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',19,CAST('{"act":"answered","device":"ann","edition":1,"question":"2/energy/blue/S/card","answer":"3"}' AS BLOB),596139179);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',20,CAST('{"act":"answered","device":"bob","edition":1,"question":"2/energy/red/S/card","answer":"9"}' AS BLOB),-1367888201);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',21,CAST('{"act":"answered","device":"bob","edition":1,"question":"2/energy/red/R/card","answer":"5"}' AS BLOB),509648779);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',22,CAST('{"act":"answered","device":"bob","edition":1,"question":"3/energy/red//first","answer":"R"}' AS BLOB),716945397);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',23,CAST('{"act":"answered","device":"ann","edition":1,"question":"3/energy/blue//first","answer":"S"}' AS BLOB),1385960699);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',24,CAST('{"act":"answered","device":"bob","edition":1,"question":"3/energy/red/R/card","answer":"5"}' AS BLOB),648180920);
INSERT INTO "acts" VALUES('vxuf8kzp4vs6',25,CAST('{"act":"answered","device":"bob","edition":1,"question":"3/energy/red/S/card","answer":"5"}' AS BLOB),1875660297);
CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables (id),
        device TEXT NOT NULL,
        your_turn INTEGER NOT NULL, number INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
INSERT INTO "members" VALUES('vxuf8kzp4vs6','ann',1,12);
INSERT INTO "members" VALUES('vxuf8kzp4vs6','bob',0,12);
CREATE TABLE moves (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        device TEXT NOT NULL,
        until REAL NOT NULL,
        code_hash TEXT NOT NULL UNIQUE,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
CREATE TABLE snapshots (
        table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
        body BLOB NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE subscriptions (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        device TEXT NOT NULL,
        endpoint TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        told TEXT NOT NULL,
        PRIMARY KEY (table_id, device)
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
    , round INTEGER NOT NULL DEFAULT 0, winner TEXT NOT NULL DEFAULT '', tour TEXT NOT NULL DEFAULT '', day INTEGER NOT NULL DEFAULT 0, days INTEGER NOT NULL DEFAULT 0, points TEXT NOT NULL DEFAULT '[]', game TEXT NOT NULL DEFAULT 'flamme', clock BLOB NOT NULL DEFAULT x'', due REAL, acts INTEGER NOT NULL DEFAULT 0, people INTEGER);
INSERT INTO "tables" VALUES(12,'vxuf8kzp4vs6','527c701e0d75bd9b5c4236a61bf8d132edc6a7df4f236b4df6f2ac474a2844b0','d2d725bab76f73516b5c5d71a9862a548dd16b34f1d22131e892587acccb3e6b','cdfa98a6db9a210fa13095aad3eb1bf235d59f014f4ac695e09058a7cd41b78a','racing','gt-4-2-4',0,'["Ann","Bob"]',0,0.0,0.0,3,'','card-3 gt-4 gt-8',1,3,'[4,2]','flamme',CAST('' AS BLOB),NULL,26,2);
CREATE INDEX tables_to_join ON tables (created) WHERE public AND status <> 'over';
CREATE INDEX members_by_device ON members (device, number);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX lobbies_by_age ON tables (updated) WHERE status = 'open';
CREATE INDEX races_by_age ON tables (updated) WHERE status = 'over';
CREATE INDEX bot_races_by_age ON tables (updated) WHERE status = 'over' AND people = 0;
COMMIT;
