PRAGMA application_id = 1164142689;
PRAGMA user_version = 7;
BEGIN TRANSACTION;
CREATE TABLE acts (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
INSERT INTO "acts" VALUES('m99uz6ukg44c',0,CAST('{"act":"opened","device":"ann","request":"open","edition":1,"settings":{"seats":[{},{},{"kind":"bot","name":"random"}],"stage":"a b c d u"}}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',1,CAST('{"act":"admitted","device":"bob","edition":1,"player":true}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',2,CAST('{"act":"sat","device":"ann","request":"sit","edition":1,"seat":"blue","name":"Ann"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',3,CAST('{"act":"sat","device":"bob","request":"sit","edition":1,"seat":"red","name":"Bob"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',4,CAST('{"act":"started","device":"ann","request":"start","edition":1}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',5,CAST('{"act":"answered","device":"","edition":1,"question":"0/placement/green//place1","answer":"S1"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',6,CAST('{"act":"answered","device":"","edition":1,"question":"0/placement/green//place2","answer":"R1"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',7,CAST('{"act":"answered","device":"ann","edition":1,"question":"0/placement/blue//place1","answer":"R5"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',8,CAST('{"act":"answered","device":"ann","edition":1,"question":"0/placement/blue//place2","answer":"S3"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',9,CAST('{"act":"answered","device":"bob","edition":1,"question":"0/placement/red//place1","answer":"S4"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',10,CAST('{"act":"answered","device":"bob","edition":1,"question":"0/placement/red//place2","answer":"R4"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',11,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/green//first","answer":"R"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',12,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/green/R/card","answer":"6"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',13,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/green/S/card","answer":"2"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',14,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue//first","answer":"R"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',15,CAST('{"act":"answered","device":"ann","edition":1,"question":"1/energy/blue/R/card","answer":"7"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',16,CAST('{"act":"admitted","device":"eve","edition":1,"player":true}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',17,CAST('{"act":"took-over","device":"eve","request":"take","edition":1,"seat":"green","name":"Eve"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',18,CAST('{"act":"left","device":"bob","edition":1}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',19,CAST('{"act":"bot-failed","device":"","edition":1,"seat":"red"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',20,CAST('{"act":"moved","device":"phone","edition":1,"source":"ann"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',21,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/red//first","answer":"R"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',22,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/red/R/card","answer":"3"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',23,CAST('{"act":"answered","device":"","edition":1,"question":"1/energy/red/S/card","answer":"2"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',24,CAST('{"act":"answered","device":"phone","edition":1,"question":"1/energy/blue/S/card","answer":"2"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',25,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/red//first","answer":"R"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',26,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/red/R/card","answer":"6"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',27,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/red/S/card","answer":"3"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',28,CAST('{"act":"answered","device":"eve","edition":1,"question":"2/energy/green//first","answer":"S"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',29,CAST('{"act":"answered","device":"phone","edition":1,"question":"2/energy/blue//first","answer":"S"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',30,CAST('{"act":"handed-over","device":"phone","request":"hand","edition":1,"seat":"blue"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',31,CAST('{"act":"bot-failed","device":"","edition":1,"seat":"blue"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',32,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/blue/S/card","answer":"5"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',33,CAST('{"act":"answered","device":"","edition":1,"question":"2/energy/blue/R/card","answer":"6"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',34,CAST('{"act":"answered","device":"eve","edition":1,"question":"2/energy/green/S/card","answer":"3"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',35,CAST('{"act":"answered","device":"eve","edition":1,"question":"2/energy/green/R/card","answer":"4"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',36,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/blue//first","answer":"R"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',37,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/red//first","answer":"R"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',38,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/blue/R/card","answer":"7"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',39,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/red/R/card","answer":"5"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',40,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/blue/S/card","answer":"2"}' AS BLOB));
INSERT INTO "acts" VALUES('m99uz6ukg44c',41,CAST('{"act":"answered","device":"","edition":1,"question":"3/energy/red/S/card","answer":"3"}' AS BLOB));
CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables (id),
        device TEXT NOT NULL,
        your_turn INTEGER NOT NULL, number INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
INSERT INTO "members" VALUES('m99uz6ukg44c','ann',0,3);
INSERT INTO "members" VALUES('m99uz6ukg44c','eve',1,3);
INSERT INTO "members" VALUES('m99uz6ukg44c','phone',0,3);
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
    , round INTEGER NOT NULL DEFAULT 0, winner TEXT NOT NULL DEFAULT '', tour TEXT NOT NULL DEFAULT '', day INTEGER NOT NULL DEFAULT 0, days INTEGER NOT NULL DEFAULT 0, points TEXT NOT NULL DEFAULT '[]', game TEXT NOT NULL DEFAULT 'flamme');
INSERT INTO "tables" VALUES(3,'m99uz6ukg44c','60b805e0d66508828e117bff8b32ceee02e6417d1137eb1beb9d2b4db7d91f8d','728ba33755b785859edaa9f116938256598563bc7d3df311867d017c6bc93a39','43aaba47d7ed314e656338579f1467c7aeafe96356286bb259c1a3ecdf7fbef3','racing','a b c d u',0,'["Ann","random","Eve"]',1,0.0,0.0,3,'','',0,0,'[]','flamme');
CREATE INDEX tables_to_join ON tables (created) WHERE public AND status <> 'over';
CREATE INDEX members_by_device ON members (device, number);
COMMIT;
